import { files as fileTable } from '#src/contract/files.ts'
import { pathOfFile } from '#src/node/config/read/pathOfFile.ts'
import { pageFiles } from '#src/node/edit/pageFiles.ts'
import { type Source, parseSource, readInside, readSources } from '#src/node/edit/sources.ts'
import { madeOnce } from '#src/site/madeOnce.ts'
import type { Anchor } from './remark.ts'
import { type SectionText, sectionTexts } from './sectionTexts.ts'

/** Where the words of a comment are now; null if they are gone. */
export type Found = { file: string; section: number } | null

/** Quotes of this length or more are found by themselves; shorter ones are in many texts. */
const TELLING = 12

/**
 * Finds the words of comments in a config folder. In its own file, or that of the moved page, a quote counts with the words around it, or
 * in the same field; elsewhere with the words around it, or if it is long. Files are read when they are needed.
 */
export function anchorFinder(configDir: string): (anchor: Anchor) => Found {
  const textsOf = madeOnce((file: string) => sectionTexts(configDir, file))
  let sources: Source[] | undefined
  const allSources = () => (sources ??= readSources(configDir).filter(({ kind }) => ['page', 'entry', 'fragment'].includes(kind)))

  function movedFile({ path }: Anchor): string | undefined {
    if (path === null) return undefined
    const to = lastPath(redirectsIn(configDir), path)
    return to === path ? undefined : pageFiles(readSources(configDir)).files.get(to)
  }

  return (anchor) => {
    const own = near(textsOf(anchor.file), anchor)
    if (own) return own
    const moved = movedFile(anchor)
    const followed = moved === undefined ? undefined : near(textsOf(moved), anchor)
    if (followed) return followed
    const everywhere = allSources().flatMap(({ file, text }) => (text.includes('"sections"') ? textsOf(file) : []))
    const quoted = everywhere.filter(({ text }) => text.includes(anchor.quote))
    return (
      nearest(
        quoted.filter((one) => isSurrounded(one, anchor) && one.type === anchor.type),
        anchor,
      ) ?? (anchor.quote.length >= TELLING ? nearest(quoted, anchor) : null)
    )
  }
}

/** The place within the texts of the file that the comment is about. */
function near(texts: readonly SectionText[], anchor: Anchor): Found {
  const quoted = texts.filter(({ text }) => text.includes(anchor.quote))
  const isSameField = ({ type, inner }: SectionText) => type === anchor.type && inner === anchor.inner
  return (
    nearest(
      quoted.filter((one) => isSameField(one) && isSurrounded(one, anchor)),
      anchor,
    ) ??
    nearest(
      quoted.filter((one) => isSurrounded(one, anchor) && one.type === anchor.type),
      anchor,
    ) ??
    (anchor.quote.length >= TELLING
      ? (nearest(quoted.filter(isSameField), anchor) ?? nearest(quoted, anchor))
      : onlyOne(quoted.filter(isSameField)))
  )
}

function isSurrounded({ text }: SectionText, { before, quote, after }: Anchor): boolean {
  return text.includes(before + quote + after)
}

/** Of several sections with the words, such as duplicates, the one nearest to where they were. */
function nearest(texts: readonly SectionText[], { section }: Anchor): Found {
  const [first] = texts.toSorted((one, other) => Math.abs(one.section - section) - Math.abs(other.section - section))
  return first ? { file: first.file, section: first.section } : null
}

function onlyOne(texts: readonly SectionText[]): Found {
  const [first, ...others] = texts
  return first && others.every(({ section }) => section === first.section) ? { file: first.file, section: first.section } : null
}

/** The plain redirects of a config folder: old path → new one. */
function redirectsIn(configDir: string): Map<string, string> {
  const row = fileTable.find(({ kind }) => kind === 'redirects')!
  const parsed = parseSource({ file: row.path, kind: row.kind, schema: row.schema, text: readInside(configDir, row.path) ?? '' })
  const list = (parsed?.value['redirects'] ?? []) as { from: string; to?: string }[]
  return new Map(list.flatMap(({ from, to }) => (to === undefined ? [] : [[from, to]])))
}

/** Where redirects lead in the end; the path itself if there is none. */
function lastPath(redirects: ReadonlyMap<string, string>, path: string): string {
  const seen = new Set<string>()
  let at = path
  while (redirects.has(at) && !seen.has(at)) {
    seen.add(at)
    at = redirects.get(at)!
  }
  return at
}

/** The path of the page of a file; null for a fragment. */
export function pathOfSource(configDir: string, file: string): string | null {
  if (file.startsWith('pages/')) return pathOfFile(file)
  return [...pageFiles(readSources(configDir)).files].find(([, name]) => name === file)?.[0] ?? null
}
