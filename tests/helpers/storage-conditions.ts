import { vi } from 'vitest'

type Condition = 'full' | 'forbidden'
export const CONDITIONS: readonly Condition[] = ['full', 'forbidden']

/** Makes the browser's storage full, or forbidden as with blocked site data, until `vi.restoreAllMocks`. */
export function limitStorage(condition: Condition): void {
  const refuse = (name: string) => (): never => {
    throw new DOMException('limited by the test', name)
  }
  if (condition === 'full')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError'))
  else
    for (const area of ['localStorage', 'sessionStorage'] as const)
      vi.spyOn(globalThis, area, 'get').mockImplementation(refuse('SecurityError'))
}
