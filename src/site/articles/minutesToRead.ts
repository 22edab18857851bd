import type { SitePage } from '#src/site/site.ts'

const WORDS_A_MINUTE = 220
/** Of scripts that are written without spaces. */
const CHARACTERS_A_MINUTE = 500

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’.,-][\p{L}\p{N}\p{M}]+)*/gu

/** Fields whose phrases are not read as part of the text. */
const UNREAD = new Set(['alt', 'caption'])

/** How many minutes it takes to read the sections of a page that its collection does not add; at least one. */
export function minutesToRead({ sections, sources }: Pick<SitePage, 'sections' | 'sources'>): number {
  let words = 0
  let characters = 0
  const read = (value: unknown): void => {
    if (typeof value === 'string') {
      // Ids, choices and addresses have no spaces.
      if (!/[\s\u3040-\u9fff]/u.test(value)) return
      const text = value.replace(/<[^<>]*>/g, ' ').replace(/&[a-z]+;/g, ' ')
      characters += text.match(UNSPACED)?.length ?? 0
      words += text.replace(UNSPACED, ' ').match(WORD)?.length ?? 0
    } else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) if (!UNREAD.has(name)) read(inner)
  }
  for (const [index, section] of sections.entries()) if (!isOfCollection(sources[index]?.file)) read(section)
  return Math.max(1, Math.round(words / WORDS_A_MINUTE + characters / CHARACTERS_A_MINUTE))
}

function isOfCollection(file = ''): boolean {
  return /^collections\/[^/]+\/index\./.test(file)
}
