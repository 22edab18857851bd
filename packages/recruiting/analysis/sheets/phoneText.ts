/** The country calling codes of E.164; none is a prefix of another. */
const COUNTRY = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})\s?/
/** The number of digits before the gap in a number written without one. */
const HEAD = 4

/**
 * A phone number that spreadsheets do not convert, and that people and programs still read as that number: `+442079460958` becomes `(+44)
 * 2079460958`, `02079460958` becomes `0207 9460958`.
 */
export function phoneText(phone: string): string {
  const written = phone.trim().replace(COUNTRY, '(+$1) ').trimEnd()
  if (!/^[\d.,]+$/.test(written)) return written
  const digits = written.replace(/[.,]/g, ' ').trim()
  return digits.includes(' ') || digits.length <= HEAD ? digits : `${digits.slice(0, HEAD)} ${digits.slice(HEAD)}`
}
