import { type Mistake, rulesOf } from '#tests/support/plantedMistakes.ts'

/**
 * Rules that a contract for Astro can express: the shape of values, what agrees within one file, references to other entries, files that a
 * loader reads, and what its own redirects and routes could know. Not: what needs several files at once, texts in Markdown, the names of
 * files, and pictures; nor advice, as a contract has no warnings.
 */
const RULES = new Set(
  [
    'E_EMPTY E_JSON E_DEPTH E_PROTO_KEY E_NO_FILE E_UNREADABLE',
    'E_UNKNOWN_KEY E_MISSING E_TYPE E_CHOICE E_TOO_LONG E_TOO_SHORT E_VALUE E_URL_SCHEME',
    'E_NO_ASSET E_NO_ICON E_NO_FRAGMENT E_NO_COLLECTION E_NO_MARKDOWN E_DEAD_LINK',
    'E_NO_H1 E_TWO_H1 E_SAME_ANCHOR E_HIGHLIGHT E_LINK_TEXT E_ROW_WIDTH E_NO_TEXT E_NO_CARDS E_NO_CATEGORY E_SAME_FIELD E_SAME_KEY',
    'E_VERSION E_TIME_ORDER E_SITE_ADDRESS E_JSON_LD E_LATE_H1 E_NO_ALT E_SECRET E_PLACEHOLDER',
    'E_SAME_REDIRECT E_REDIRECT_SHADOWS E_REDIRECT_LOOP E_REDIRECT_CHAIN E_PATH_TAKEN',
  ].flatMap((line) => line.split(' ')),
)

/** Whether a careful user of Astro could have written a contract that tells this mistake. */
export function isExpressible({ hunks }: Mistake): boolean {
  const rules = hunks.flatMap(rulesOf)
  const texts = hunks.flatMap((hunk) => (hunk.do === 'edit' ? hunk.edits.map(({ to }) => to) : hunk.do === 'write' ? [hunk.text] : []))
  const isInMarkdown =
    hunks.some((hunk) => hunk.file.endsWith('.md') && rulesOf(hunk).length > 0) || texts.some((text) => /⟧"[^"\n]*\]\(/.test(text))
  const isInOwnFile =
    rules.every((rule) => rule !== 'E_TWO_H1' && rule !== 'E_NO_COLLECTION') || (hunks.length === 1 && hunks[0]!.do === 'edit')
  return rules.every((rule) => RULES.has(rule)) && !isInMarkdown && isInOwnFile && hunks.every(({ file }) => file !== '.')
}
