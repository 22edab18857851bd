/** Whether a text starts with a lower-case letter, like the rest of a sentence; names such as "iPhone" and "freeCodeCamp" do not count. */
export const beginsSmall = (text: string): boolean => /^\p{Ll}+(?![\p{L}])/u.test(text)
