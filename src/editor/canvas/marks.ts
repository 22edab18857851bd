import type { PageProse } from './proseOfPage.ts'

/** Private-use characters, which site texts never contain. */
const [OPEN, CLOSE] = ['\uE0F0', '\uE0F1']

/** A text with its number appended. */
export const marks = {
  put: ({ text }: Pick<PageProse, 'text'>, number: number): string => `${text}${OPEN}${number}${CLOSE}`,
  /** The number at the end of a text; undefined if there is none. */
  read(shown: string): number | undefined {
    const start = shown.indexOf(OPEN)
    return start !== -1 && shown.indexOf(CLOSE) === shown.length - 1 ? Number(shown.slice(start + 1, -1)) : undefined
  },
}
