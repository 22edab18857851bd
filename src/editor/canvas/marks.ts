import type { PageProse } from './proseOfPage.ts'

/** Characters for private use, which no text of a site has. */
const [OPEN, CLOSE] = ['\uE0F0', '\uE0F1']

/** The words of a text with its number behind them. */
export const marks = {
  put: ({ text }: Pick<PageProse, 'text'>, number: number): string => `${text}${OPEN}${number}${CLOSE}`,
  /** The number behind words that are nothing else; undefined when there is none. */
  read(shown: string): number | undefined {
    const start = shown.indexOf(OPEN)
    return start !== -1 && shown.indexOf(CLOSE) === shown.length - 1 ? Number(shown.slice(start + 1, -1)) : undefined
  },
}
