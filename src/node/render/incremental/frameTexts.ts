import { inLanguage, piecesOf } from '#src/node/render/document.ts'
import type { Frame, ServerEntry } from '#src/node/render/pageWriter.ts'
import { shellInLanguage } from '#src/site/menus/shellInLanguage.ts'

/** Texts that stand in the documents of one language as they are: the template and the markup of the footer. */
export type FrameTexts = { template: string; footer: string }

/** The texts of all languages of a site, by tag. */
export type SiteTexts = Record<string, FrameTexts>

/** What stands in the documents of a site in each of its languages. */
export function siteTexts(
  { template, language, languageFolders, shell }: Pick<Frame, 'template' | 'language' | 'languageFolders' | 'shell'>,
  footerHtml: ServerEntry['footerHtml'],
): SiteTexts {
  const tags = [language, ...Object.keys(shell.languages ?? {})]
  const textsOf = (tag: string): FrameTexts => ({
    template: inLanguage(template, tag, languageFolders),
    footer: footerHtml(shellInLanguage(shell, tag)),
  })
  return Object.fromEntries(tags.map((tag) => [tag, textsOf(tag)]))
}

/** What stands in a document once, and what is to stand there. */
export type Replacement = [before: string, now: string]

/** What to replace in documents of each language; see `replacements`. */
export function replacementsIn(before: SiteTexts, now: SiteTexts): ReadonlyMap<string, Replacement[]> {
  const languages = Object.entries(now).flatMap(([tag, texts]) => {
    const pairs = before[tag] && replacements(before[tag], texts)
    return pairs ? [[tag, pairs] as const] : []
  })
  return new Map(languages)
}

/**
 * What to replace in the documents of one language of a site of which only the footer has changed, and what the template says of the code,
 * so that they are what they would be if they were made again. Undefined when the styles of pages may be others, too.
 */
export function replacements(before: FrameTexts, now: FrameTexts): Replacement[] | undefined {
  const [earlier, later] = [piecesOf(before.template), piecesOf(now.template)]
  if (earlier.length !== later.length || dressOf(before.footer) !== dressOf(now.footer)) return undefined
  const pairs = [...earlier.map((piece, index): Replacement => [piece, later[index]!]), [before.footer, now.footer] satisfies Replacement]
  return pairs.filter(([one, other]) => one !== other)
}

/** What decides which styles a page needs, in the order in which they come. */
function dressOf(html: string): string {
  return html.match(/css-[\w-]+| data-accent=/g)?.join() ?? ''
}

/** A document with everything replaced; undefined when something does not stand in it exactly once. */
export function replaced(document: string, pairs: readonly Replacement[]): string | undefined {
  let made = document
  for (const [before, now] of pairs) {
    const at = made.indexOf(before)
    if (at < 0 || made.includes(before, at + 1)) return undefined
    made = made.slice(0, at) + now + made.slice(at + before.length)
  }
  return made
}
