/** A Saudi number in E.164: mobile, landline, 9200 or 800. */
const SAUDI = /^\+966(5\d{8}|1\d{8}|92\d{7}|800\d{7})$/
/** Whether a stored value is a Saudi number in E.164. */
export const isSaudiPhone = (value: unknown): value is string =>
  typeof value === 'string' && SAUDI.test(value)

/** A shown number for screen readers, which would read its groups as hundreds and thousands. */
export function spokenPhone(number: string): string {
  return displayPhone(number)
    .replaceAll(' ', ', ')
    .replaceAll(/\d(?=\d)/g, '$& ')
}

/** A Saudi number in the form in which it is dialled at home: +966500000000 is «050 000 0000». */
export function displayPhone(number: string): string {
  const local = number.replace(/^\+966(?=[15])/, '0').replace(/^\+966/, '')
  return local.startsWith('9')
    ? local.replace(/^(\d{4})(\d{5})$/, '$1 $2')
    : local.replace(/^(\d{3})(\d{3})(\d{3,4})$/, '$1 $2 $3')
}
