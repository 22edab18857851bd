/** Whether a text begins with a small letter, as the rest of a sentence does; names such as "iPhone" and "freeCodeCamp" do not count. */
export const beginsSmall = (text: string): boolean => /^\p{Ll}+(?![\p{L}])/u.test(text)
