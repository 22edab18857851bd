import type { ImportLog } from '#src/node/import/importLog.ts'
import type { NewGoal, SourcePage, SourceSite } from '#src/node/import/SourceSite.ts'
import { type AddressName, decoded } from '#src/node/import/text/addressName.ts'
import { plainText } from '#src/node/import/text/htmlTree.ts'
import { shortened } from '#src/node/import/text/shortened.ts'
import { blockPieces } from './blockPieces.ts'
import { blockTree } from './blockTree.ts'
import { languagesOf, tagOf } from './languagesOf.ts'
import { menusOf } from './menusOf.ts'
import type { WordPressExport, WordPressItem } from './readExport.ts'
import { seoTexts } from './seoTexts.ts'
import { replaceBetween } from '#src/node/import/text/replaceBetween.ts'

const INTERNAL =
  /^(?:revision|wp_.*|custom_css|customize_changeset|oembed_cache|user_request|acf-.*|elementor_.*|shop_.*|product_variation|scheduled-action|nf_sub|wpforms.*|wpcf7_.*|mc4wp-form|feedback|jp_.*|flamingo_.*|amp_validated_url|ml-slider|tablepress_table|et_.*|vc_.*|fl-.*)$/
const NOT_PUBLIC: Record<string, string> = { trash: 'it is in the trash', 'auto-draft': 'WordPress created it, and it is empty' }

/** An attachment: what is known of an uploaded file. */
export type Attachment = { key: string; url: string; alt: string; title: string; caption: string }

/** Reads the items of a WordPress export; those that cannot become a page, an article, a picture or part of a menu are logged. */
export function wordpressSite(
  found: WordPressExport,
  log: ImportLog,
  addressName: AddressName,
): { site: SourceSite; attachments: Attachment[] } {
  const url = found.channel.get('wp:base_blog_url') || found.channel.get('link')
  const name = plainText(found.channel.get('title') ?? '') || 'Website'
  const language = tagOf(found.channel.get('language') ?? '') ?? 'en'
  const field = (item: WordPressItem, key: string) => item.fields.get(key) ?? ''
  const typeOf = (item: WordPressItem) => field(item, 'wp:post_type') || 'post'
  const keys = keysOf(found.items, (item) => `${typeOf(item)} ${field(item, 'wp:post_id') || `“${field(item, 'title')}”`}`)
  const keyOf = (item: WordPressItem) => keys.get(item)!
  const languageOf = languagesOf(found)
  const isMain = (said: string | undefined) => said === undefined || (tagOf(said) ?? said).slice(0, 2) === language.slice(0, 2)
  const byId = new Map(found.items.map((item) => [field(item, 'wp:post_id'), item]))
  const contents = found.items.filter((item) => isContent(item))
  const groups = new Map<string, string>()
  for (const item of contents) {
    const { language: said, group } = languageOf(item)
    if (group !== undefined && isMain(said)) groups.set(`${typeOf(item)} ${group}`, keyOf(item))
  }
  const hasArticles = contents.some((item) => typeOf(item) === 'post' && isMain(languageOf(item).language))
  const tags = new Map<string, string>()
  const tagKey = (domain: string, slug: string) => addressName(slug, language) || `${domain}-${slug.length}`
  const moved: SourceSite['moved'][number][] = []
  const people = peopleOf()
  const pages = contents.map(pageOf)

  for (const item of found.items) if (typeOf(item) !== 'nav_menu_item' && typeOf(item) !== 'attachment' && !isContent(item)) leaveOut(item)
  const attachments = found.items.filter((item) => typeOf(item) === 'attachment')
  for (const item of attachments) {
    const parent = byId.get(field(item, 'wp:post_parent'))
    const file = field(item, 'wp:attachment_url') || field(item, 'guid')
    const to = parent && isContent(parent) && isPublic(parent) ? { key: keyOf(parent) } : { file }
    const queries = [`/?attachment_id=${field(item, 'wp:post_id')}`, `/?p=${field(item, 'wp:post_id')}`]
    const link = field(item, 'link')
    for (const from of [...queries, ...(queries.some((query) => link.endsWith(query)) ? [] : [link])]) moved.push({ from, to })
    moved.push({ from: file, to: { file } })
  }
  // The permanent address of a post may have the number of another site.
  for (const item of contents) {
    const guid = field(item, 'guid').replaceAll('&#038;', '&')
    if (/[?&](?:p|page_id)=\d+/.test(guid) && !guid.endsWith(`=${field(item, 'wp:post_id')}`))
      moved.push({ from: guid, to: { key: keyOf(item) } })
  }
  const termById = new Map(found.terms.map((term) => [term.id, term]))
  const { menus, lost } = menusOf(
    found.items.filter((item) => typeOf(item) === 'nav_menu_item'),
    keyOf,
    (type, id) => {
      const item = byId.get(id)
      if (item && typeOf(item) === type) return { label: plainText(field(item, 'title')), url: field(item, 'link') || `/?p=${id}` }
      const term = termById.get(id)
      return term && { label: term.name, url: `/${term.taxonomy === 'post_tag' ? 'tag' : 'category'}/${term.slug}/` }
    },
  )
  for (const { item, why } of lost) log.leftOut('menu item', keyOf(item), why)
  const comments = found.items.reduce((sum, item) => sum + item.comments, 0)
  if (comments > 0) log.note('comments', `${comments}`, 'pages here have no comments')
  for (const mended of found.mended.slice(0, 20)) log.note('XML', mended, 'the export was slightly damaged and could be read')
  const patterns = hasArticles ? archives() : []

  const languages = [...new Set(pages.map((page) => page.language))].filter((tag) => tag !== language)
  const site: SourceSite = {
    name,
    description: plainText(found.channel.get('description') ?? ''),
    url,
    addressName,
    language,
    languages,
    pages,
    people,
    tags,
    menus,
    moved,
    patterns,
    oldFile: (url) => (/\/wp-content\/uploads\//.test(url) ? url : undefined),
  }
  return { site, attachments: attachments.map(attachmentOf) }

  function attachmentOf(item: WordPressItem): Attachment {
    return {
      key: keyOf(item),
      url: field(item, 'wp:attachment_url') || field(item, 'guid'),
      alt: plainText(item.meta.get('_wp_attachment_image_alt') ?? ''),
      title: plainText(field(item, 'title')),
      caption: plainText(field(item, 'excerpt:encoded')),
    }
  }

  function isContent(item: WordPressItem): boolean {
    const type = typeOf(item)
    if (type === 'attachment' || type === 'nav_menu_item' || INTERNAL.test(type)) return false
    return (
      NOT_PUBLIC[field(item, 'wp:status')] === undefined && !(type !== 'page' && type !== 'post' && !item.fields.has('content:encoded'))
    )
  }

  /** Whether visitors could open it, with a password or without. */
  function isPublic(item: WordPressItem): boolean {
    return ['', 'publish', 'inherit'].includes(field(item, 'wp:status'))
  }

  function leaveOut(item: WordPressItem): void {
    const type = typeOf(item)
    const why =
      NOT_PUBLIC[field(item, 'wp:status')] ??
      (type === 'redirect_rule'
        ? 'it is a redirect of a plug-in; import it with: npm run import -- redirects'
        : type === 'wp_block'
          ? 'no page uses this block'
          : INTERNAL.test(type)
            ? `“${type}” is internal to WordPress or a plug-in`
            : 'it has no content')
    log.leftOut(type, keyOf(item), why)
  }

  function peopleOf(): { id: string; name: string; text: string | undefined; links: string[]; login: string }[] {
    const writers = new Set(contents.filter((item) => typeOf(item) === 'post').map((item) => field(item, 'dc:creator')))
    const ids = new Set<string>()
    return [...writers]
      .filter((login) => login !== '')
      .map((login) => {
        const name = plainText(found.authors.find((author) => author.login === login)?.name ?? '') || login
        let id = addressName(name, language) || addressName(login, language) || 'author'
        for (let count = 2; ids.has(id); count++) id = `${id.replace(/-\d+$/, '')}-${count}`
        ids.add(id)
        const number = found.authors.find((author) => author.login === login)?.id
        const links = [
          `/author/${login.toLowerCase().replace(/[\s.@]+/g, '-')}/`,
          `/?author_name=${encodeURIComponent(login.toLowerCase())}`,
          ...(number ? [`/?author=${number}`] : []),
        ]
        return { id, name, text: undefined, links, login }
      })
  }

  function pageOf(item: WordPressItem): SourcePage {
    const id = field(item, 'wp:post_id')
    const key = keyOf(item)
    const type = typeOf(item)
    const status = field(item, 'wp:status') || 'publish'
    const tell = (what: string, why: string) => log.note(what, key, why)
    const { language: said, group } = languageOf(item)
    const own = isMain(said) ? language : (tagOf(said!) ?? language)
    const isArticle = type === 'post' && own === language
    const title = plainText(field(item, 'title'))
    const content = field(item, 'content:encoded')
    const excerpt = plainText(field(item, 'excerpt:encoded'))
    const seo = seoTexts(item.meta, { title, site: name, excerpt }, tell)
    const cover = byId.get(item.meta.get('_thumbnail_id') ?? '')
    const coverUrl = cover && field(cover, 'wp:attachment_url')
    const link = field(item, 'link')
    const isAddressed = link !== '' && !/[?&](?:p|page_id|post_type|preview)=/.test(link)
    const written = replaceBetween(content, '<!--', '-->', () => ' ')
      .replace(/\[[^[\]]*\]/g, ' ')
      .slice(0, 2000)
    const words = plainText(written)
    const hasPassword = field(item, 'wp:post_password') !== ''
    if (hasPassword) tell('password', 'became a draft: pages here have no passwords')
    if (status === 'private') tell('private page', 'became a draft')
    if (title === '') tell('title', 'is empty; the first words of the page are used')
    for (const name of item.meta.keys())
      if (/^(?:_elementor_data|_fl_builder_data|_et_builder)/.test(name))
        tell('page builder', `${name} was left out; the text of the page came`)
    const fields = [...item.meta.keys()].filter((name) => !name.startsWith('_') && !/^rank_math|^(?:enclosure|geo_|footnotes)/.test(name))
    if (fields.length > 0) tell('custom fields', `were left out: ${fields.slice(0, 12).join(', ')}`)
    const published = dayOf(item, 'wp:post_date') ?? dayOf(item, 'pubDate')
    return {
      key,
      type,
      kind: isArticle ? 'article' : 'page',
      title: title || shortened(words, 60),
      link: link === '' ? undefined : link,
      aliases: [...new Set([`/?p=${id}`, ...(type === 'page' ? [`/?page_id=${id}`] : []), ...earlier(item, link)])],
      name:
        addressName(field(item, 'wp:post_name'), own) || addressName(title, own) || addressName(words.slice(0, 40), own) || `${type}-${id}`,
      ...(!isAddressed ? { path: `/${[...ancestors(item), nameOf(item, own)].join('/')}` } : {}),
      language: own,
      ...(group !== undefined && own !== language && groups.has(`${type} ${group}`) ? { translates: groups.get(`${type} ${group}`)! } : {}),
      published,
      updated: dayOf(item, 'wp:post_modified') ?? published ?? dayOf(item, 'pubDate') ?? '2000-01-01',
      ...(status === 'future' ? { publishAt: momentOf(item) } : {}),
      ...(hasPassword && isPublic(item) ? { wasPublic: true } : {}),
      isDraft: hasPassword || !['publish', 'future', 'inherit'].includes(status),
      isNoindex: seo.isNoindex,
      seoTitle: seo.title,
      description: seo.description,
      excerpt: excerpt === '' ? undefined : excerpt,
      cover: coverUrl ? { url: coverUrl, alt: plainText(cover!.meta.get('_wp_attachment_image_alt') ?? '') } : undefined,
      authors: isArticle ? people.filter(({ login }) => login === field(item, 'dc:creator')).map(({ id }) => id) : [],
      tags: isArticle ? tagsOf(item) : [],
      order: type === 'page' && Number(field(item, 'wp:menu_order')) > 0 ? Number(field(item, 'wp:menu_order')) : undefined,
      body: (context) =>
        blockPieces(blockTree(content), {
          ...context,
          articles: hasArticles ? 'news' : '',
          galleryOf: (ids) =>
            (ids ? ids.flatMap((ref) => byId.get(ref) ?? []) : attachments.filter((file) => field(file, 'wp:post_parent') === id))
              .filter((file) => typeOf(file) === 'attachment')
              .map(attachmentOf),
          reusable: (ref) => {
            const block = byId.get(String(ref))
            if (block && typeOf(block) === 'wp_block') log.came('wp_block', keyOf(block))
            const within = block && typeOf(block) === 'wp_block' ? blockTree(field(block, 'content:encoded')) : undefined
            // A block that contains itself would never end.
            return within?.some((inner) => inner.name === 'block') ? undefined : within
          },
        }),
    }
  }

  /** Addresses with earlier names of an item, which WordPress redirects. */
  function earlier(item: WordPressItem, link: string): string[] {
    const path = link.split(/[?#]/, 1)[0]!
    const names = /[?]/.test(link) ? [] : item.oldNames.filter((name) => name !== '')
    const slash = path.endsWith('/') ? '/' : ''
    const folder = path.slice(0, path.lastIndexOf('/', path.length - 1 - slash.length) + 1)
    return names.map((name) => folder + name + slash)
  }

  function nameOf(item: WordPressItem, language: string): string {
    return (
      addressName(field(item, 'wp:post_name'), language) ||
      addressName(plainText(field(item, 'title')), language) ||
      `page-${field(item, 'wp:post_id')}`
    )
  }

  function ancestors(item: WordPressItem): string[] {
    const names: string[] = []
    const seen = new Set([item])
    for (let above = byId.get(field(item, 'wp:post_parent')); above && !seen.has(above); above = byId.get(field(above, 'wp:post_parent'))) {
      if (typeOf(above) !== 'page') break
      seen.add(above)
      names.unshift(nameOf(above, language))
    }
    return names
  }

  function tagsOf(item: WordPressItem): string[] {
    const own = item.terms.filter(({ domain, slug }) => (domain === 'category' && slug !== 'uncategorized') || domain === 'post_tag')
    const ids = new Set<string>()
    for (const { domain, slug, label } of own) {
      const id = tagKey(domain, slug || label)
      if (!tags.has(id)) tags.set(id, label || decoded(slug))
      ids.add(id)
    }
    const others = item.terms.filter(
      ({ domain }) => !/^(?:category|post_tag|post_format|language|post_translations|nav_menu|translation_priority)$/.test(domain),
    )
    if (others.length > 0)
      log.note('terms', keyOf(item), `were left out: ${others.map(({ domain, label }) => `${domain} ${label}`).join(', ')}`)
    if (ids.size > 12) log.note('tags', keyOf(item), `only 12 of ${ids.size} came`)
    return [...ids].slice(0, 12)
  }

  /** Notes the addresses of archives and feeds, and returns patterns for those that the export does not name. */
  function archives(): SourceSite['patterns'] {
    const known = new Map(found.terms.map((term) => [`${term.taxonomy} ${term.slug}`, term]))
    const used = new Map(contents.flatMap(({ terms }) => terms).map((term) => [`${term.domain} ${term.slug}`, term]))
    const folders = (term: { taxonomy: string; slug: string; parent: string }): string[] => {
      const above = term.parent === '' || term.parent === term.slug ? undefined : known.get(`${term.taxonomy} ${term.parent}`)
      return [...(above && above.parent !== term.slug ? folders(above) : []), term.slug]
    }
    for (const taxonomy of ['category', 'post_tag']) {
      const [base, queries] = taxonomy === 'category' ? ['category', ['category_name']] : ['tag', ['tag']]
      const terms = [...known.values()].filter((term) => term.taxonomy === taxonomy)
      const others = [...used.values()].filter(({ domain, slug }) => domain === taxonomy && !known.has(`${taxonomy} ${slug}`))
      for (const term of [...terms, ...others.map(({ slug }) => ({ taxonomy, id: '', slug, parent: '' }))]) {
        if (term.slug === '') continue
        const to: NewGoal = { tag: tagKey(taxonomy, term.slug) }
        const numbers = taxonomy === 'category' && term.id !== '' ? [`/?cat=${term.id}`] : []
        const paths = new Set([`/${base}/${folders(term).join('/')}/`, `/${base}/${term.slug}/`])
        for (const from of [...paths, ...numbers, ...queries.map((name) => `/?${name}=${term.slug}`)]) moved.push({ from, to })
      }
    }
    const feeds: [NewGoal, string[]][] = [
      ['feed.rss', ['/feed/', '/feed/rss/', '/feed/rss2/', '/feed/rdf/', '/?feed=rss2', '/?feed=rss', '/?feed=rdf', '/?feed=feed']],
      ['feed.atom', ['/feed/atom/', '/?feed=atom']],
      ['gone', ['/comments/feed/', '/comments/feed/atom/', '/?feed=comments-rss2', '/?feed=comments-atom']],
    ]
    for (const [to, addresses] of feeds) for (const from of addresses) moved.push({ from, to })
    const days = contents.filter((item) => typeOf(item) === 'post').flatMap((item) => dayOf(item, 'wp:post_date') ?? [])
    const years = [...new Set(days.map((day) => day.slice(0, 4)))].sort()
    return [
      // Each page had a feed of its comments.
      ...['/{a}', '/{a}/{b}', '/{a}/{b}/{c}', '/{a}/{b}/{c}/{d}'].map((path) => ({ from: `${path}/feed`, to: 'gone' as const })),
      ...['category', 'tag', 'author'].map((base) => ({ from: `/${base}/{name}/feed`, to: 'feed.rss' as const })),
      ...['/category/*', '/tag/*', '/author/*', '/type/*', '/page/{number}', ...years.map((year) => `/${year}/*`)].map(toArticles),
      ...['cat', 'tag', 'category_name', 'author', 'author_name', 'm', 'paged'].map((name) => toArticles(`/?${name}={value}`)),
    ]
  }

  function dayOf(item: WordPressItem, key: string): string | undefined {
    const said = field(item, key)
    const [day] = /^\d{4}-\d{2}-\d{2}/.exec(said) ?? []
    if (day !== undefined) return day.startsWith('0000') || Number.isNaN(Date.parse(day)) ? undefined : day
    const time = Date.parse(said)
    return Number.isNaN(time) || time < Date.UTC(1990, 0) ? undefined : new Date(time).toISOString().slice(0, 10)
  }

  function momentOf(item: WordPressItem): string {
    const gmt = field(item, 'wp:post_date_gmt')
    const said = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(gmt) && !gmt.startsWith('0000') ? gmt : field(item, 'wp:post_date')
    return `${said.replace(' ', 'T')}Z`
  }
}

/** A name for each item, unique even if the export has an id twice. */
function keysOf(items: readonly WordPressItem[], nameOf: (item: WordPressItem) => string): Map<WordPressItem, string> {
  const used = new Set<string>()
  return new Map(
    items.map((item) => {
      const name = nameOf(item)
      let key = name
      for (let count = 2; used.has(key); count++) key = `${name}, ${count}`
      used.add(key)
      return [item, key]
    }),
  )
}

function toArticles(from: string): SourceSite['patterns'][number] {
  return { from, to: 'articles' }
}
