const NUMBER = /\+?\d[\d\s().-]{7,}\d/g
const ADDRESS = /(?:https?:\/\/|www\.)\S{1,200}|[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,63}/gi

/** Whether a row of digits is a number to call, by its length; two years with a dash between them are none. */
function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return digits <= 15 && (digits >= 9 || text.startsWith('+'))
}

/** The numbers to call in a text, as written. */
export const phonesIn = (text: string): string[] => (text.match(NUMBER) ?? []).filter(isPhone)

/** A text without the ways to reach somebody, whose digits are no figures. */
export function withoutContacts(text: string): string {
  return text.replace(ADDRESS, ' ').replace(NUMBER, (number) => (isPhone(number) ? ' ' : number))
}
