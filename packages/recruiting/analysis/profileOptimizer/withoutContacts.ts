const NUMBER = /\+?\d[\d\s().-]{7,}\d/g
const ADDRESS = /(?:https?:\/\/|www\.)\S{1,200}|[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,63}/gi

/** Whether a sequence of digits has the length of a phone number; two years with a dash between them are not one. */
function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return digits <= 15 && (digits >= 9 || text.startsWith('+'))
}

/** The phone numbers in a text, as written. */
export const phonesIn = (text: string): string[] => (text.match(NUMBER) ?? []).filter(isPhone)

/** A text without contact details, whose digits are not figures. */
export function withoutContacts(text: string): string {
  return text.replace(ADDRESS, ' ').replace(NUMBER, (number) => (isPhone(number) ? ' ' : number))
}
