/** Whether a text has letters, all of them capitals. */
export function isCaps(text: string): boolean {
  return /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)
}
