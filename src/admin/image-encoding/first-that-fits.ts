type Search = {
  /** Each step makes the result smaller. But an encoder may swap the results of two neighbours. */
  steps: readonly number[]
  /** Indexes that are tried first. */
  guesses: readonly number[]
}

/** The first step whose result fits; the last step where none does. Tries the guesses, then a binary search. */
export async function firstThatFits<Result>(
  { steps, guesses }: Search,
  make: (step: number) => Promise<Result>,
  fits: (result: Result) => boolean,
): Promise<{ step: number; result: Result }> {
  const stepAt = (index: number): number => steps[index] ?? NaN
  const results = new Map<number, Result>()
  const resultAt = async (index: number): Promise<Result> => {
    const result = results.get(index) ?? (await make(stepAt(index)))
    results.set(index, result)
    return result
  }
  const isFitting = async (index: number): Promise<boolean> => fits(await resultAt(index))
  let lastTooLarge = -1
  let firstFitting = steps.length
  while (firstFitting - lastTooLarge > 1) {
    const isBetween = (index: number): boolean => index > lastTooLarge && index < firstFitting
    const next = guesses.find(isBetween) ?? Math.floor((lastTooLarge + firstFitting) / 2)
    if (await isFitting(next)) firstFitting = next
    else lastTooLarge = next
  }
  // Where an encoder has swapped the results of two neighbours, the step before the found one is too large, but the
  // second step before it may fit. For example the results are 9, 7, 8, 5 and 4, and at most 7 fits: the search finds
  // the 5, and two steps before it is the 7.
  while (firstFitting >= 2 && (await isFitting(firstFitting - 2))) firstFitting -= 2
  const foundIndex = Math.min(firstFitting, steps.length - 1)
  return { step: stepAt(foundIndex), result: await resultAt(foundIndex) }
}
