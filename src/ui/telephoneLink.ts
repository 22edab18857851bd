/**
 * The address that dials a telephone number, which may be written with spaces and other marks. In a number with a country code, `(0)` is
 * what is dialled inside the country only, so it goes.
 */
export function telephoneLink(phone: string): string {
  const dialled = phone.startsWith('+') ? phone.replace('(0)', '') : phone
  return `tel:${dialled.replace(/[^+0-9]/g, '')}`
}
