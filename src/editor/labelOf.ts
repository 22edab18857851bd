import { wordsOfKey } from '#src/site/words/wordsOfKey.ts'

/** The name of a section type, a file or a key in words: `richText` is “Rich text”. Fields have labels of their own, in their form. */
export const labelOf = wordsOfKey
