import { contentHash } from '#src/node/files/hashes.ts'

const PREFIX = 'tried:'
const MOST_KEPT = 8
const texts = new Map<string, string>()

/** Themes that are tried on pages without being saved, by the name of their view; the last few are kept. */
export const triedThemes = {
  /** Returns the name of the view that shows the pages with this theme. */
  add(text: string): string {
    const name = `${PREFIX}${contentHash(text)}`
    texts.delete(name)
    texts.set(name, text)
    if (texts.size > MOST_KEPT) texts.delete(texts.keys().next().value!)
    return name
  },
  textOf: (name: string): string | undefined => texts.get(name),
  isOne: (name: string): boolean => name.startsWith(PREFIX),
}
