/**
 * The `tel:` address of a telephone number, which may contain spaces and other separators. In a number with a country code, `(0)` is
 * dialled only within the country, so it is removed.
 */
export function telephoneLink(phone: string): string {
  const dialled = phone.startsWith('+') ? phone.replace('(0)', '') : phone
  return `tel:${dialled.replace(/[^+0-9]/g, '')}`
}
