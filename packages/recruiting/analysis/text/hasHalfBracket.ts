/** Whether a text has a round bracket without the other one: "Ltd (Leeds", "Leeds) and York". */
export const hasHalfBracket = (text: string): boolean => HALF.test(text)

const HALF = /\([^()]*$|^[^()]*\)/
