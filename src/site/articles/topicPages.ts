import type { Section } from '#src/contract/sections.ts'
import { type Query, entriesOfList } from '#src/site/lists/entriesOfList.ts'
import type { ListSettings } from '#src/site/lists/listUse.ts'
import type { Topic } from '#src/site/pages/generatedView.ts'
import type { GeneratedFrom } from '#src/site/pages/pageGenerator.ts'
import type { Site, SitePage } from '#src/site/site.ts'

/** What the pages of tags and series depend on in one language. */
type View = Pick<Site, 'collections'> & { tag: string | undefined; folder: string | undefined }

const COMMON = { tone: 'plain', reveal: false } as const

/** How the entries are listed unless the page above lists them in its own way. */
const USUAL: Pick<ListSettings, 'sort' | 'layout' | 'show' | 'summaries' | 'pages'> = {
  sort: { by: 'published' },
  layout: 'rows',
  show: ['published'],
  summaries: true,
  pages: { by: 'number', size: 24 },
}

/** A page for each tag and series that has entries, in each language, for collections that give these pages a path. */
export function topicPages(site: GeneratedFrom): SitePage[] {
  const views: View[] = [{ tag: undefined, folder: undefined, collections: site.collections }, ...(site.languages ?? [])]
  return Object.entries(site.collections).flatMap(([collection, { tagPath, seriesPath, path }]) =>
    views.flatMap((view) =>
      (['tags', 'series'] as const).flatMap((by) => {
        const pattern = by === 'tags' ? tagPath : seriesPath
        if (pattern === undefined) return []
        const own = view.collections[collection]!
        const address = (id: string) => addressIn(view, pattern, path, own.path).replace('{id}', id)
        return Object.keys(own[by]).flatMap((id) => {
          const source = view.tag === undefined ? undefined : pattern.replace('{id}', id)
          return topicPage(site, view, { collection, by, id }, address(id), source) ?? []
        })
      }),
    ),
  )
}

/** The path of the pages in a language: next to the translated path of the entries, if it is next to their own. */
function addressIn({ folder }: View, pattern: string, source: string, own: string): string {
  const [above, translated] = [source, own].map((path) => path.slice(0, path.lastIndexOf('/') + 1)) as [string, string]
  const address = pattern.startsWith(above) ? translated + pattern.slice(above.length) : pattern
  return folder === undefined || address.startsWith(`/${folder}/`) ? address : `/${folder}${address}`
}

function topicPage(site: GeneratedFrom, view: View, topic: Topic, path: string, source: string | undefined): SitePage | undefined {
  const { collection: name, by, id } = topic
  const { [name]: collection } = view.collections
  const above = site.pages.find((page) => page.language === view.tag && (page.translates ?? page.path) === collection!.parent)
  const { sort, layout, show, summaries, pages } = above?.uses.lists.find((list) => list.collection === name) ?? USUAL
  const where = { fields: {}, topics: [], tags: [], authors: [], series: [], [by]: [id] }
  const query: Query = { collection: name, where, sort, limit: undefined, pages: pages ?? USUAL.pages }
  const entries = entriesOfList(site, query, view.tag)
  const base = above ?? entries[0]
  if (!base || entries.length === 0) return undefined
  const { label, description } = collection![by][id]!
  const file = `collections/${name}/index.json`
  const place = { file, keyPath: [by, id] }
  const list = {
    ...query,
    group: undefined,
    layout: layout === 'calendar' ? ('rows' as const) : layout,
    show,
    summaries,
    facets: [],
    search: false,
    anchors: false,
  }
  const opener = { index: 0, type: 'hero' as const }
  const sections: Section[] = [
    {
      ...COMMON,
      type: 'hero',
      variant: 'plain',
      eyebrow: collection!.name,
      title: label,
      lead: description ?? base.meta.summary,
      actions: [],
      notes: [],
    },
    { ...COMMON, type: 'list', columns: 3, ...list },
  ]
  return {
    path,
    file,
    language: view.tag,
    translates: source,
    generated: { from: base.path, below: '', shows: { topic } },
    meta: {
      name: label,
      title: `${label}: ${collection!.name}`,
      description: `${label}: ${description ?? base.meta.description}`,
      summary: description ?? base.meta.summary,
      icon: base.meta.icon,
      kind: 'CollectionPage',
      layout: base.meta.layout,
      scroll: base.meta.scroll,
      session: base.meta.session,
      menus: [],
      related: [],
      topics: [],
      parent: collection!.parent,
      updated: entries.map(({ meta }) => meta.updated).reduce((one, other) => (one > other ? one : other)),
      noindex: false,
    },
    menuSources: [],
    key: JSON.stringify([base.key, topic, label, description, collection!.name, list]),
    anchors: [],
    shows: [file],
    lists: [name],
    uses: {
      types: ['hero', 'list'],
      traits: { hero: { opensPage: true } },
      services: [],
      players: [],
      hasPrices: false,
      opensBooking: false,
      lists: [{ ...list, index: 1, opener }],
      forms: [],
    },
    sections,
    sources: [place, place],
    headings: {},
  }
}
