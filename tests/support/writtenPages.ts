import { type ConfigFiles, type Json, jsonOf } from './oddConfigs.ts'

/** A page according to its file: its address, its file, whether visitors see it, its titles, and the headings of its sections. */
export type Written = { path: string; file: string; isLive: boolean; isListed: boolean; title: string; headings: string[] }

/** The pages according to the files of a config, without those of further languages. */
export function writtenPages(files: ConfigFiles, at: number, folders: readonly string[]): Written[] {
  const isTranslation = (file: string) => folders.some((folder) => file.endsWith(`.${folder}.json`))
  return [...files.keys()].flatMap((file): Written[] => {
    if (!file.endsWith('.json') || isTranslation(file) || file === 'pages/404.json') return []
    const path = pathOf(files, file)
    if (path === undefined) return []
    const page = jsonOf(files, file)
    const sections = page['sections'] as Json[]
    const shown = sections.flatMap((section) =>
      section['type'] === 'fragment' ? (jsonOf(files, `fragments/${section['fragment'] as string}.json`)['sections'] as Json[]) : [section],
    )
    const headings = shown
      .filter((section) => isLiveAt(section, at))
      // A table of contents of a page without headings is empty.
      .flatMap(({ type, title }) => (typeof title === 'string' && type !== 'tableOfContents' ? [title] : []))
    const isWhole = sections.every((section) => isLiveAt(section, at))
    return [
      {
        path,
        file,
        isLive: page['draft'] !== true && isLiveAt(page, at),
        isListed: page['noindex'] !== true,
        title: page['title'] as string,
        headings: isWhole ? headings : headings.slice(0, 1),
      },
    ]
  })
}

function pathOf(files: ConfigFiles, file: string): string | undefined {
  const parts = file.slice(0, -'.json'.length).split('/')
  const [kind, ...rest] = parts
  if (kind === 'pages') return `/${(rest.at(-1) === 'index' ? rest.slice(0, -1) : rest).join('/')}`
  if (kind !== 'collections' || rest.at(-1) === 'index') return undefined
  return (jsonOf(files, `collections/${rest[0]}/index.json`)['path'] as string).replace('{id}', rest.at(-1)!)
}

function isLiveAt({ publishAt, expireAt }: Json, at: number): boolean {
  const isBegun = publishAt === undefined || Date.parse(publishAt as string) <= at
  return isBegun && (expireAt === undefined || Date.parse(expireAt as string) > at)
}
