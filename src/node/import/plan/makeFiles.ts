import type { RootContent } from 'mdast'
import { addressFault } from '#src/site/checks/links/addressFault.ts'
import { isSafeHref } from '#schemas/isSafeHref.ts'
import { urlOf } from '#schemas/urlOf.ts'
import { LANGUAGES, type Language } from '#src/node/init/choices.ts'
import { languages } from '#src/node/init/languages.ts'
import { starterConfig } from '#src/node/init/starterConfig.ts'
import type { ImportLog } from '#src/node/import/importLog.ts'
import type { Media } from '#src/node/import/media.ts'
import type { NewGoal, SourceMenuItem, SourcePage, SourceSite } from '#src/node/import/SourceSite.ts'
import type { BodyContext } from '#src/node/import/text/bodyWriter.ts'
import { wordsOf } from '#src/node/import/text/markdownNodes.ts'
import { shortened } from '#src/node/import/text/shortened.ts'
import { frameWords } from './frameWords.ts'
import { menuFiles } from './menuFiles.ts'
import { newPaths } from './newPaths.ts'
import { oldKey, reachOf } from './oldAddress.ts'
import { type RedirectRow, type RefusedRow, redirectRows } from './redirectRows.ts'
import { withoutSlash } from '#src/site/redirects/oldAddress.ts'
import { plainFrom } from '#src/site/redirects/plainFrom.ts'
import type { ImportReport } from '#src/node/import/importReport.ts'
import { type Care, type MadeSection, outcomes, sectionsOf } from './sectionsOf.ts'
import { barePath } from '#src/node/import/text/barePath.ts'

const COLOUR = '#1d4f7a'
const POSTER = '/assets/video-poster.svg'
const POSTER_FILE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 1280 720"><rect width="1280" height="720" fill="#26323c"/></svg>\n'
const SHOWN = /\.(?:svg|png|jpg|webp|avif)$/

/** What an attempt must avoid, because the site had an error with it. */
export type Refused = {
  pages: Map<string, string>
  pieces: Map<string, Care>
  assets: Set<string>
  redirects: Map<string, string>
  menus: boolean
}

/** What the target already has: paths of pages that stay, and files that this import may not replace. */
export type Target = { paths: ReadonlySet<string>; keeps(file: string): boolean; redirects: readonly RedirectRow[] }

/**
 * The files of a new site, and the pages that they came from; `rows` are all redirects, of which the first `kept` were there before, and
 * `redirects` tells what became of those of the source.
 */
export type MadeFiles = {
  json: Map<string, unknown>
  text: Map<string, string>
  pageOf: Map<string, string>
  sectionsOf: Map<string, MadeSection[]>
  rows: RedirectRow[]
  kept: number
  redirects: ImportReport['redirects']
}

/** Makes the config of a site from what was read. The log lists everything that does not come. */
export function makeFiles(
  site: SourceSite,
  media: Media,
  altByUrl: (url: string) => string,
  refused: Refused,
  target: Target,
  today: string,
  log: ImportLog,
): MadeFiles {
  const articles = ['news', 'articles', 'posts'].find((name) => !target.keeps(`collections/${name}/index.json`))!
  const pages = site.pages.filter(({ key }) => !refused.pages.has(key))
  for (const [key, why] of refused.pages) log.leftOut(site.pages.find((page) => page.key === key)!.type, key, why)
  const places = newPaths({ ...site, pages }, articles, target.paths)
  const words = frameWords(site.language)
  const main = pages.filter(({ kind }) => kind === 'article')
  const hasArticles = main.length > 0
  const text = new Map<string, string>()
  const json = new Map<string, unknown>()
  const pageOf = new Map<string, string>()
  const sectionsByFile = new Map<string, MadeSection[]>()

  /** New addresses by old ones. A draft has none. */
  const known = new Map<string, { path: string; isDraft: boolean }>()
  const wanted: RedirectRow[] = []
  const impossible: RefusedRow[] = []
  const base = (urlOf(site.url ?? '')?.pathname ?? '').replace(/\/$/, '')
  const fromOf = (old: string) => {
    const from = plainFrom((base + old).replace(/^\/{2,}/, '/'))
    return from.includes('?') ? from : withoutSlash(from)
  }
  const learn = (old: string, to: { path: string; isDraft: boolean }, wasPublic = !to.isDraft) => {
    const key = oldKey(old)
    if (!known.has(key)) known.set(key, to)
    const from = fromOf(old)
    if (!to.isDraft) wanted.push({ from, to: to.path })
    else if (wasPublic) impossible.push({ from, to: to.path, why: 'the page is a draft now' })
  }
  for (const page of pages) {
    const place = { path: places.get(page.key)!.path, isDraft: page.isDraft }
    for (const url of [...(page.link === undefined ? [] : [page.link]), ...page.aliases]) {
      const reach = reachOf(url, site.url, undefined)
      if (reach && 'old' in reach) learn(reach.old, place, page.wasPublic)
    }
  }
  for (const { from, to } of site.moved) {
    const reach = from === '' ? undefined : reachOf(from, site.url, undefined)
    if (!reach || !('old' in reach)) continue
    if (to === 'gone') wanted.push({ from: fromOf(reach.old), status: 410 })
    else if (typeof to !== 'object' || !('file' in to)) {
      const path = goal(to)
      const isDraft = typeof to === 'object' && 'key' in to && pages.find(({ key }) => key === to.key)?.isDraft !== false
      if (path !== undefined) learn(reach.old, { path, isDraft })
    }
  }
  for (const person of site.people) for (const old of person.links) learn(old, { path: `/people/${person.id}`, isDraft: false })

  const usesPoster = { value: false }
  const titles = new Set<string>()
  const descriptions = new Set<string>()
  for (const page of pages) json.set(places.get(page.key)!.file, pageFile(page))
  frame()
  return { json, text, pageOf, sectionsOf: sectionsByFile, ...redirects() }

  /** The new address of a goal; undefined if it did not come. */
  function goal(to: Exclude<NewGoal, { file: string } | 'gone'>): string | undefined {
    if (to === 'articles') return `/${articles}`
    if (typeof to === 'string') return `/${articles}/${to}`
    return 'key' in to ? places.get(to.key)?.path : tagPath(to.tag)
  }

  /** The page of a tag, which exists if an article has it. */
  function tagPath(tag: string): string {
    return main.some(({ tags, isDraft, publishAt }) => !isDraft && publishAt === undefined && tags.includes(tag))
      ? `/${articles}/tags/${tag}`
      : `/${articles}`
  }

  function contextOf(page: { key: string; link: string | undefined; title: string }): BodyContext {
    const told = new Set<string>()
    const tell = (what: string, why: string) => {
      if (!told.has(`${what} ${why}`)) log.note(what, page.key, why)
      told.add(`${what} ${why}`)
    }
    const found = (url: string) => {
      const file = media.find(url)
      return file === undefined || refused.assets.has(file.asset) ? undefined : file
    }
    return {
      tell,
      link: (url) => {
        const said = url.trim()
        if (said === '' || said === '#') return undefined
        if (said.startsWith('#')) return (tell('link', `to a place on the same page, ${said}, lost its address; its words came`), undefined)
        if (/^(?:mailto|tel):/i.test(said)) {
          const href = said
            .replace(/^\w+:/, (scheme) => scheme.toLowerCase())
            .replace(/^(tel:)(.*)$/, (_, scheme: string, number: string) => scheme + number.replace(/[^\d+]/g, ''))
          if (isSafeHref(href) && !addressFault(href)) return href
          return (tell('link', `has no usable address: ${said}`), undefined)
        }
        const reach = reachOf(said, site.url, page.link)
        if (!reach) return (tell('link', `has no usable address: ${said}`), undefined)
        if ('other' in reach) {
          if (/^(?:http|https):$/.test(reach.other.protocol) && found(said) && SHOWN.test(found(said)!.asset)) return found(said)!.asset
          const href = reach.other.href.replace(/^http:/, 'https:')
          if (!isSafeHref(href) || addressFault(href)) return (tell('link', `has no usable address: ${said}`), undefined)
          if (/^http:/i.test(said)) tell('link', `leads to https now: ${href}`)
          return href
        }
        const to = known.get(oldKey(reach.old)) ?? known.get(oldKey(reach.old.split('?', 1)[0]!))
        if (to && (to.path !== '/' || oldKey(reach.old) === '' || !reach.old.includes('?'))) {
          if (!to.isDraft) return to.path
          return (tell('link', `leads to a draft: ${said}`), undefined)
        }
        if (oldKey(reach.old) === '') return '/'
        const file = found(reach.old)
        if (file) return file.asset
        const absolute = new URL(reach.old, urlOf(site.url ?? '') ?? 'https://old.invalid').href.replace(/^http:/, 'https:')
        if (/\.(?!php|html?|aspx?)\w{2,5}$/.test(reach.old) && site.url !== undefined && isSafeHref(absolute) && !addressFault(absolute)) {
          tell('file', `did not come, so its link leads to the old site: ${absolute}`)
          return absolute
        }
        return (tell('link', `leads to a page that is not in the source: ${said}`), undefined)
      },
      picture: (url) => {
        if (url === POSTER || target.keeps(url.slice(1))) return { src: url }
        const file = found(url)
        if (file && SHOWN.test(file.asset)) {
          const { asset: src, width, height } = file
          return { src, ...(width === undefined ? {} : { width }), ...(height === undefined ? {} : { height }) }
        }
        tell(
          'picture',
          file ? `has a format that browsers do not show: ${url}` : `did not come: its file is missing, ${shortened(url, 200)}`,
        )
        return undefined
      },
      altOf: (url) => {
        const known = shortened(altByUrl(url), 240)
        if (known !== '') return known
        const alt = shortened(nameWords(url), 240) || shortened(page.title, 240)
        tell('picture', `has no alternative text; “${alt}” is used instead`)
        return alt
      },
      file: (url) => found(url)?.asset,
      poster: () => {
        usesPoster.value = true
        return POSTER
      },
    }
  }

  function pageFile(page: SourcePage): unknown {
    const { file } = places.get(page.key)!
    const context = contextOf(page)
    const careOf = (piece: number): Care => refused.pieces.get(`${page.key}#${piece}`) ?? 'all'
    const pieces = page.body(context)
    const made = sectionsOf(pieces, context, careOf, page.excerpt === undefined)
    for (const { type, outcome, why } of outcomes(pieces, made, careOf)) log.block(type, page.key, outcome, why)
    log.came(page.type, page.key)
    const place = places.get(page.key)!
    pageOf.set(place.file, page.key)
    sectionsByFile.set(place.file, made.sections)

    const fallback = shortened(
      pieces.flatMap((piece) => (piece.kind === 'text' ? piece.nodes.filter(saysSomething).map((node) => wordsOf(node)) : [])).join(' '),
      160,
    )
    const name = shortened(page.title, 60) || page.name.replaceAll('-', ' ')
    const lead = made.lead ?? (shortened(page.excerpt ?? page.description ?? fallback, 320) || name)
    const title = uniqueTitle(shortened(page.seoTitle ?? page.title, 120), page, name)
    const description = unique(shortened(page.description ?? page.excerpt ?? (fallback || lead), 160), title)
    const cover = page.cover && context.picture(page.cover.url)
    const isTranslated = page.translates !== undefined && places.has(page.translates)
    const up = '../'.repeat(file.split('/').length - 1)
    const hero = { type: 'hero', variant: 'plain', title: shortened(page.title, 120) || name, lead }
    return {
      $schema: `${up}.schemas/page.schema.json`,
      name,
      title,
      description,
      summary: shortened(page.excerpt ?? page.description ?? lead, 160),
      ...(isTranslated ? { translates: places.get(page.translates!)!.path } : {}),
      ...(page.order === undefined ? {} : { order: page.order }),
      updated: page.updated < (page.published ?? '') ? page.published : page.updated,
      ...(page.kind === 'article' && page.published !== undefined ? { published: page.published } : {}),
      ...(cover && page.cover ? { cover: { ...cover, alt: shortened(page.cover.alt, 240) || context.altOf(page.cover.url) } } : {}),
      ...(page.authors.length > 0 ? { authors: page.authors } : {}),
      ...(page.tags.length > 0 ? { tags: page.tags } : {}),
      ...(page.isNoindex ? { noindex: true } : {}),
      ...(page.isDraft && place.path !== '/' ? { draft: true } : {}),
      ...(page.publishAt === undefined ? {} : { publishAt: page.publishAt }),
      sections: [
        hero,
        ...made.sections.map(({ section }) => section),
        ...(place.path === `/${articles}` && hasArticles ? [articleList()] : []),
      ],
    }
  }

  function uniqueTitle(title: string, page: SourcePage, name: string): string {
    const said = /[\p{L}\p{N}]/u.test(title) ? title : name
    let done = said
    for (let count = 1; titles.has(done.toLowerCase()); count++)
      done = `${shortened(said, 100)} (${count === 1 && page.published !== undefined ? page.published : count + 1})`
    if (done !== said) log.note('title', page.key, `another page has the title “${said}”, so this one is “${done}”`)
    titles.add(done.toLowerCase())
    return done
  }

  function unique(description: string, title: string): string {
    let done = description
    for (let count = 1; descriptions.has(done.toLowerCase()); count++)
      done = count === 1 ? shortened(`${title}: ${description}`, 300) : shortened(`${title} (${count}): ${description}`, 310)
    descriptions.add(done.toLowerCase())
    return done
  }

  function articleList(): Record<string, unknown> {
    return { type: 'list', collection: articles, sort: { by: 'published' }, layout: 'cards', ...(main.length > 30 ? { pages: {} } : {}) }
  }

  /** What a site has in addition to pages: settings, menus, lists, people, and the pages that every site needs. */
  function frame(): void {
    const language = site.language
    const start = starterConfig(
      {
        name: shortened(site.name, 40),
        colour: COLOUR,
        language,
        kind: 'association',
        url: `https://${urlOf(site.url ?? '')?.host ?? 'www.site.example'}`,
        mail: `mail@${urlOf(site.url ?? '')?.hostname ?? 'site.example'}`,
        today,
      },
      languages[LANGUAGES.find((tag) => tag === language.slice(0, 2)) ?? ('en' satisfies Language)],
    )
    const description = shortened(site.description, 300) || shortened(site.name, 300)
    json.set('site.json', {
      ...(start['site.json'] as object),
      ...(site.languages.length > 0 ? { languages: site.languages.map((tag) => ({ tag })) } : {}),
      description,
      analytics: { consent: 'none' },
    })
    json.set('theme.json', start['theme.json'])
    json.set('pages/404.json', start['pages/404.json'])
    for (const file of ['assets/logo.svg', 'assets/favicon.svg']) text.set(file, start[file] as string)
    if (usesPoster.value) text.set(POSTER.slice(1), POSTER_FILE)
    const meta = (name: string, title: string, words: string) => ({
      $schema: '../.schemas/page.schema.json',
      name: shortened(name, 60),
      title: shortened(title, 120),
      description: unique(shortened(words, 160), title),
      summary: shortened(words, 160),
      updated: today,
    })
    /** Every title ends with the name of the site, so it is repeated only where another page has the same title. */
    const ownTitle = (title: string) => (titles.has(title.toLowerCase()) ? `${title}: ${site.name}` : title)
    const hero = (title: string, lead: string) => ({
      type: 'hero',
      variant: 'plain',
      title: shortened(title, 120),
      lead: shortened(lead, 320),
    })
    if (hasArticles) {
      json.set(`collections/${articles}/index.json`, {
        $schema: '../../.schemas/collection.schema.json',
        path: `/${articles}/{id}`,
        name: words.news,
        parent: `/${articles}`,
        defaults: { icon: 'newspaper', kind: 'BlogPosting' },
        ...(site.people.length > 0 ? { authors: 'people' } : {}),
        ...(site.tags.size > 0
          ? {
              tags: Object.fromEntries([...site.tags].map(([id, label]) => [id, { label: shortened(label, 60) }])),
              tagPath: `/${articles}/tags/{id}`,
            }
          : {}),
        feeds: { title: shortened(site.name, 120), description },
      })
      if (!pageOf.has(`pages/${articles}.json`))
        json.set(`pages/${articles}.json`, {
          ...meta(words.news, ownTitle(words.news), `${words.news}: ${description}`),
          sections: [hero(words.news, description), articleList()],
        })
    }
    if (site.people.length > 0) {
      json.set('collections/people/index.json', {
        $schema: '../../.schemas/collection.schema.json',
        path: '/people/{id}',
        name: words.people,
        parent: hasArticles ? `/${articles}` : '/',
        defaults: { icon: 'user' },
      })
      for (const person of site.people) {
        const about = person.text ?? words.writesFor.replace('{name}', () => site.name)
        json.set(`collections/people/${person.id}.json`, {
          ...meta(person.name, ownTitle(person.name), `${person.name}: ${about}`),
          $schema: '../../.schemas/page.schema.json',
          sections: [hero(person.name, about)],
        })
      }
    }
    if (!json.has('pages/index.json'))
      json.set('pages/index.json', {
        ...meta(words.home, ownTitle(site.description === '' ? words.home : shortened(site.description, 60)), description),
        sections: [hero(site.name, description), ...(hasArticles ? [{ ...articleList(), pages: undefined, limit: 12 }] : [])],
      })
    const context = contextOf({ key: 'menus', link: undefined, title: site.name })
    const menus = menuFiles(refused.menus ? withoutMenus() : site, context.link, hasArticles, today, log)
    json.set('header.json', menus.header)
    json.set('footer.json', menus.footer)
  }

  function withoutMenus(): SourceSite {
    const tellAll = (items: readonly SourceMenuItem[]) => {
      for (const item of items) {
        log.leftOut('menu item', item.key, 'the site cannot have these menus without an error')
        tellAll(item.items)
      }
    }
    for (const menu of site.menus) tellAll(menu.items)
    return { ...site, menus: [] }
  }

  function redirects(): Pick<MadeFiles, 'rows' | 'kept' | 'redirects'> {
    const files = site.moved.flatMap(({ from, to }) => (typeof to === 'object' && 'file' in to ? [{ from, url: to.file }] : []))
    const shown = media.asked().flatMap((url) => (site.oldFile(url) === undefined ? [] : [{ from: site.oldFile(url)!, url }]))
    for (const { from, url } of [...files, ...shown]) {
      const reach = reachOf(from, site.url, undefined)
      if (!reach || !('old' in reach)) continue
      const old = fromOf(reach.old)
      const file = media.isTaken(url) ? media.find(url) : undefined
      if (file && !refused.assets.has(file.asset)) wanted.push({ from: old, to: file.asset })
      // Its own page had nothing but the file.
      else if (site.oldFile(from) === undefined) wanted.push({ from: old, status: 410 })
      else impossible.push({ from: old, why: media.has(url) ? 'no imported page shows this file' : 'the file did not come' })
    }
    for (const { from, to } of site.patterns) {
      if (to === 'gone') wanted.push({ from: base + from, status: 410 })
      else if (typeof to === 'string') wanted.push({ from: base + from, to: goal(to) })
    }
    const before = redirectRows(target.redirects, refused.redirects).rows
    const { rows, others, unneeded, repeated } = redirectRows([...before, ...wanted], refused.redirects)
    if (rows.length > 0) json.set('redirects.json', { $schema: '.schemas/redirects.schema.json', redirects: rows })
    const written = rows.length - before.length
    return {
      rows,
      kept: before.length,
      redirects: { in: wanted.length + impossible.length, written, unneeded, repeated, others: [...others, ...impossible] },
    }
  }
}

/** The words of the name of a file: `harbour-at-night.jpg` is `harbour at night`. */
function nameWords(url: string): string {
  const name = barePath(url).split('/').at(-1) ?? ''
  return name
    .replace(/\.\w+$/, '')
    .replace(/-\d+x\d+$/, '')
    .replace(/[-_+%]+/g, ' ')
}

/** Whether a node is a paragraph that has more than links. */
function saysSomething(node: RootContent): boolean {
  return node.type === 'paragraph' && node.children.some((child) => child.type !== 'link' && wordsOf(child).trim() !== '')
}
