import { topicPages } from '#src/site/articles/topicPages.ts'
import { facetPages, listPages } from '#src/site/lists/listPages.ts'
import type { SitePage } from '#src/site/site.ts'
import type { GeneratedFrom, GeneratedPart, PageGenerator } from './pageGenerator.ts'

/** Each kind of generated page has one generator. */
const generators: readonly PageGenerator[] = [listPages, facetPages]

/** The pages that are generated from written ones, and those of tags and series. */
export function generatedPages(site: GeneratedFrom): SitePage[] {
  const { settings, languages = [] } = site
  if (!settings) return []
  const topics = topicPages(site)
  const parts = [...site.pages, ...topics].flatMap((page) => {
    if (page.uses.lists.length === 0) return []
    const { words } = languages.find(({ tag }) => tag === page.language)?.settings ?? settings
    return generators.flatMap((generator) => generator(site, page, words).map((part) => generatedPage(page, part)))
  })
  return [...topics, ...parts]
}

/** Written and generated pages by path. An address that a file claims is left to its page, and the clash is reported. */
export function withGenerated(written: SitePage[], generated: readonly SitePage[]): SitePage[] {
  if (generated.length === 0) return written
  const taken = new Set(written.map(({ path }) => path))
  return [...written, ...generated.filter(({ path }) => !taken.has(path))].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))
}

/** A page with some of the sections of another one, which are still read on access. */
function generatedPage(from: SitePage, { below, name, shows, keeps, parent, noindex }: GeneratedPart): SitePage {
  const kept = <Value>(values: readonly Value[]) => keeps.map(({ index }) => values[index]!)
  return {
    ...withoutContents(from),
    path: addressBelow(from.path, below),
    translates: from.translates && addressBelow(from.translates, below),
    collection: undefined,
    generated: { from: from.path, below, shows },
    menuSources: [],
    meta: {
      ...from.meta,
      name,
      title: `${from.meta.title}: ${name}`,
      description: `${from.meta.description} (${name})`,
      menus: [],
      related: [],
      parent: parent === undefined ? from.path : addressBelow(from.path, parent),
      noindex: from.meta.noindex || (noindex ?? false),
    },
    uses: {
      ...from.uses,
      types: [...new Set(keeps.map(({ type }) => type))],
      lists: from.uses.lists.filter((list) => keeps.some(({ index }) => index === list.index)),
      services: [],
      players: [],
      forms: [],
      hasPrices: false,
    },
    get sections() {
      return kept(from.sections)
    },
    get sources() {
      return kept(from.sources)
    },
    get headings() {
      const { headings } = from
      return Object.fromEntries(keeps.flatMap(({ index }, at) => (headings[index] ? [[at, headings[index]]] : [])))
    },
  }
}

/** The parts of a page that need not be read from its file. */
function withoutContents(page: SitePage): Omit<SitePage, 'sections' | 'sources' | 'headings'> {
  const { sections: _sections, sources: _sources, headings: _headings, ...others } = Object.getOwnPropertyDescriptors(page)
  return Object.defineProperties({}, others) as Omit<SitePage, 'sections' | 'sources' | 'headings'>
}

function addressBelow(path: string, below: string): string {
  return `${path === '/' ? '' : path}/${below}`
}
