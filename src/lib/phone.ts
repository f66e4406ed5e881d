/** A Saudi number in the form in which it is dialled at home: +966500000000 is «050 000 0000». */
export function displayPhone(number: string): string {
  const local = number.replace(/^\+966(?=[15])/, '0').replace(/^\+966/, '')
  return /^9/.test(local)
    ? local.replace(/^(\d{4})(\d{5})$/, '$1 $2')
    : local.replace(/^(\d{3})(\d{3})(\d{3,4})$/, '$1 $2 $3')
}
