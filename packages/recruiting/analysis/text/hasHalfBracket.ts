/** Whether a text has a round bracket without its counterpart: "Ltd (Leeds", "Leeds) and York". */
export const hasHalfBracket = (text: string): boolean => HALF.test(text)

const HALF = /\([^()]*$|^[^()]*\)/
