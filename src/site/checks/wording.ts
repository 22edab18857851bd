import type { Check, ReadConfig } from './check.ts'
import type { LinkPart } from './partsOf.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'
import type { Reference } from '#src/site/site.ts'
import { writtenParts } from './writtenParts.ts'

/** Most characters of a link or button; longer ones break over lines on a telephone. Links within running text may be longer. */
const LONGEST_LABEL = 48

/** English words that say nothing when they are read out of their place, as screen readers do in lists of links. */
const EMPTY_WORDS = new Set([
  'click',
  'click here',
  'here',
  'link',
  'this',
  'this link',
  'this page',
  'more',
  'read more',
  'learn more',
  'see more',
  'find out more',
  'more info',
  'more information',
  'details',
  'go',
  'continue',
])
const LONGEST_EMPTY = Math.max(...[...EMPTY_WORDS].map((words) => words.length)) + 6
/** What screen readers say by themselves before the alternative text. */
const REDUNDANT_ALT = /^(?:an? )?(?:image|picture|photo|photograph|graphic|icon|screenshot) of\b/i

/**
 * Words that lead somewhere say where: they are told apart without the text around them, and in one section or text the same words do not
 * lead to two places.
 */
export function tellingLinks(config: ReadConfig): UnplacedProblem[] {
  const isEnglish = /^en\b/.test(config.settings?.language ?? 'en')
  const found: UnplacedProblem[] = []
  for (const { file, keyPath, links } of writtenParts(config)) {
    for (const link of links) judgeWords(link.words, file, link, isEnglish, found)
    for (const { words, keyPath: place } of links) {
      if (words.length > LONGEST_LABEL)
        found.push({
          code: 'E_LABEL_LENGTH',
          severity: 'warning',
          file,
          keyPath: place,
          message: `a label of ${words.length} characters, best are at most ${LONGEST_LABEL}`,
          hint: 'Shorten it to what happens on a click.',
        })
    }
    // Header and footer are many lists, in which the same words are told apart by their headings.
    if (keyPath.length > 0) tellApart(links, file, found)
  }
  for (const { file, links } of textLinks(config)) {
    for (const link of links) judgeWords(link.words, file, link, isEnglish, found)
    tellApart(links, file, found)
  }
  return found
}

/** A link with its place in a file; that of a text also in the text. */
type PlacedLink = Pick<LinkPart, 'words' | 'href' | 'keyPath'> & Pick<UnplacedProblem, 'text'>

function judgeWords(words: string, file: string, { keyPath, text }: PlacedLink, isEnglish: boolean, found: UnplacedProblem[]): void {
  if (!isEnglish || !areEmpty(words)) return
  found.push({
    code: 'E_LINK_WORDS',
    severity: 'warning',
    file,
    keyPath,
    text,
    message: `"${words}" does not say where the link leads`,
    hint: 'Name what the reader finds there.',
  })
}

function areEmpty(words: string): boolean {
  return (
    words.length <= LONGEST_EMPTY &&
    EMPTY_WORDS.has(
      words
        .toLowerCase()
        .replace(/[\s.,:;!?…→>»]+/g, ' ')
        .trim(),
    )
  )
}

/** Words that say nothing are told already. */
function tellApart(links: readonly PlacedLink[], file: string, found: UnplacedProblem[]): void {
  if (links.length < 2) return
  const targets = new Map<string, string>()
  for (const { words, href, keyPath, text } of links) {
    const plain = words.trim().toLowerCase()
    const before = targets.get(plain)
    if (before === undefined) targets.set(plain, href)
    else if (before !== href && plain !== '' && !areEmpty(words)) {
      found.push({
        code: 'E_SAME_LINK_WORDS',
        severity: 'warning',
        file,
        keyPath,
        text,
        message: `"${words}" leads to ${href} here and to ${before} before, in the same section`,
        hint: 'Name each place with words of its own.',
      })
    }
  }
}

/** Links of running texts, by section: those of one section follow each other. */
function textLinks({ references }: ReadConfig): { file: string; links: PlacedLink[] }[] {
  const groups: { file: string; links: PlacedLink[] }[] = []
  let last: Reference | undefined
  for (const reference of references) {
    const { kind, value, words, file, keyPath, text } = reference
    if (kind !== 'href' || words === undefined) continue
    const link = { words, href: value, keyPath, text }
    if (last?.file === file && last.keyPath[0] === keyPath[0] && last.keyPath[1] === keyPath[1]) groups.at(-1)!.links.push(link)
    else groups.push({ file, links: [link] })
    last = reference
  }
  return groups
}

/** Pictures have an alternative text, or say that they are decoration. */
export function describedPictures(config: ReadConfig): UnplacedProblem[] {
  const placed = writtenParts(config).flatMap(({ file, pictures }) =>
    pictures.flatMap((picture) => altFault(picture, { file, keyPath: [...picture.keyPath, 'alt'] })),
  )
  const inTexts = config.references.filter(({ kind, words }) => kind === 'asset' && words !== undefined)
  return [
    ...placed,
    ...inTexts.flatMap(({ value, words = '', file, keyPath, text }) =>
      altFault({ alt: words, src: value, decorative: false }, { file, keyPath, text }),
    ),
  ]
}

function altFault(
  { alt, src, decorative }: { alt: string; src?: string | undefined; decorative: boolean },
  where: Pick<UnplacedProblem, 'file' | 'keyPath' | 'text'>,
): UnplacedProblem[] {
  if (alt.trim() === '') {
    return decorative
      ? []
      : [
          {
            code: 'E_NO_ALT',
            ...where,
            message: 'the picture has no alternative text',
            hint: 'Say what it shows, or add "decorative": true where the field is there.',
          },
        ]
  }
  if (decorative)
    return [
      {
        code: 'E_ALT_WORDS',
        severity: 'warning',
        ...where,
        message: 'the picture is decoration and has an alternative text too',
        hint: 'Leave the text empty, or remove decorative.',
      },
    ]
  const name = src?.slice(src.lastIndexOf('/') + 1).toLowerCase() ?? ''
  const plain = alt.trim().toLowerCase()
  // The name of a file may be a word that describes it, such as oven.webp; one that is put together seldom does.
  const bare = name.replace(/\.[a-z0-9]+$/, '')
  if (name !== '' && (plain === name || (/[-_\d]/.test(bare) && plain.replace(/[\s_]+/g, '-') === bare.replace(/_/g, '-')))) {
    return [
      {
        code: 'E_ALT_WORDS',
        severity: 'warning',
        ...where,
        message: `the alternative text "${alt}" is only the name of the file`,
        hint: 'Say what the picture shows.',
      },
    ]
  }
  const redundant = REDUNDANT_ALT.exec(plain)
  return redundant
    ? [
        {
          code: 'E_ALT_WORDS',
          severity: 'warning',
          ...where,
          message: `the alternative text begins with "${alt.trim().slice(0, redundant[0].length)}", which screen readers say by themselves`,
          hint: 'Begin with what the picture shows.',
        },
      ]
    : []
}

/** Checks of the words of links and pictures. */
export const wordingChecks: Check[] = [tellingLinks, describedPictures]
