import { inLanguage, piecesOf } from '#src/node/render/document.ts'
import type { Frame, ServerEntry } from '#src/node/render/pageWriter.ts'
import { shellInLanguage } from '#src/site/menus/shellInLanguage.ts'

/** Texts that documents of one language contain verbatim: the template and the markup of the footer. */
export type FrameTexts = { template: string; footer: string }

/** The texts of all languages of a site, by tag. */
export type SiteTexts = Record<string, FrameTexts>

/** The shared texts of a site’s documents, by language. */
export function siteTexts(
  { template, language, languageFolders, base, shell }: Pick<Frame, 'template' | 'language' | 'languageFolders' | 'base' | 'shell'>,
  footerHtml: ServerEntry['footerHtml'],
): SiteTexts {
  const tags = [language, ...Object.keys(shell.languages ?? {})]
  const textsOf = (tag: string): FrameTexts => ({
    template: inLanguage(template, tag, languageFolders, base),
    footer: footerHtml(shellInLanguage(shell, tag)),
  })
  return Object.fromEntries(tags.map((tag) => [tag, textsOf(tag)]))
}

/** A text that a document contains once, and its replacement. */
export type Replacement = [before: string, now: string]

/** Replacements in documents of each language; see `replacements`. */
export function replacementsIn(before: SiteTexts, now: SiteTexts): ReadonlyMap<string, Replacement[]> {
  const languages = Object.entries(now).flatMap(([tag, texts]) => {
    const pairs = before[tag] && replacements(before[tag], texts)
    return pairs ? [[tag, pairs] as const] : []
  })
  return new Map(languages)
}

/**
 * The replacements in the documents of one language of a site in which only the footer and the code references of the template have
 * changed; the result equals a rebuild. Undefined if the styles of pages may have changed.
 */
export function replacements(before: FrameTexts, now: FrameTexts): Replacement[] | undefined {
  const [earlier, later] = [piecesOf(before.template), piecesOf(now.template)]
  if (earlier.length !== later.length || dressOf(before.footer) !== dressOf(now.footer)) return undefined
  const pairs = [...earlier.map((piece, index): Replacement => [piece, later[index]!]), [before.footer, now.footer] satisfies Replacement]
  return pairs.filter(([one, other]) => one !== other)
}

/** What determines the styles of a page, in order. */
function dressOf(html: string): string {
  return html.match(/css-[\w-]+| data-accent=/g)?.join() ?? ''
}

/** A document with all replacements; undefined if it does not contain one of the texts exactly once. */
export function replaced(document: string, pairs: readonly Replacement[]): string | undefined {
  let made = document
  for (const [before, now] of pairs) {
    const at = made.indexOf(before)
    if (at < 0 || made.includes(before, at + 1)) return undefined
    made = made.slice(0, at) + now + made.slice(at + before.length)
  }
  return made
}
