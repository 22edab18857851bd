import { posix } from 'node:path'
import { slug } from '#src/site/words/slug.ts'

/** Programs that publish a folder of Markdown. */
export type Program = 'hugo' | 'jekyll' | 'docusaurus' | 'astro' | 'plain'

/**
 * What decides the address of a file: its path in the source, its front matter, its day, and from the settings of the program, the pattern
 * of addresses, those of Jekyll’s collections, and the folder of Docusaurus’ documents.
 */
export type Addressed = {
  file: string
  fields: Record<string, unknown>
  day: string | undefined
  pattern: string | undefined
  collections?: ReadonlyMap<string, string | undefined>
  docs?: string | undefined
  /** Patterns of Hugo by section. */
  permalinks?: Readonly<Record<string, unknown>> | undefined
}

/** The address that a program gave a file, and whether the file is an article. Undefined if the program does not publish it. */
export function oldUrl(program: Program, given: Addressed): { url: string; isArticle: boolean } | undefined {
  const found = RULES[program](given)
  if (!found) return undefined
  const said = given.fields['permalink'] ?? given.fields['url']
  const isPath = typeof said === 'string' && /^\/?[\w-]/.test(said) && !said.includes(':')
  return isPath ? { ...found, url: rooted(said.replace(/\/index\.html$/, '/')) } : found
}

const ARTICLE = /(?:^|\/)(?:_posts|posts?|blog|news|articles?)\//
const stem = (file: string) => file.replace(/(?:\/?(?:_?index|README))?\.(?:md|mdx|markdown)$/, '')
const rooted = (path: string) => `/${path.replace(/^\/+/, '')}`
const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined)
const withSlug = (path: string, slug: string | undefined) => (slug === undefined ? path : posix.join(posix.dirname(path), slug))

/** The table: how each program makes an address of a path. */
const RULES: Record<Program, (given: Addressed) => { url: string; isArticle: boolean } | undefined> = {
  hugo({ file, fields, day, permalinks }) {
    if (!file.startsWith('content/')) return undefined
    const path = stem(file.slice('content/'.length))
    const wanted = permalinks?.[path.split('/')[0]!]
    if (typeof wanted === 'string' && path.includes('/')) {
      const [year = '', month = '', date = ''] = (day ?? '').split('-')
      const name = posix.basename(path)
      const title = slug(text(fields['title']) ?? name)
      const own = text(fields['slug'])
      const known: Record<string, string> = { year, month, day: date, title, filename: name, contentbasename: name }
      known['slug'] = own ?? title
      known['slugorfilename'] = known['slugorcontentbasename'] = own ?? name
      known['section'] = path.split('/')[0]!
      known['sections'] = posix.dirname(path)
      const url = wanted.replace(/:(\w+)/g, (written, key: string) => known[key] ?? written)
      return { url: rooted(url), isArticle: ARTICLE.test(file) }
    }
    return {
      url: `${rooted(withSlug(path, text(fields['slug'])))}/`.replace('//', '/'),
      isArticle: ARTICLE.test(file) && !/\/_index\.\w+$/.test(file),
    }
  },
  jekyll({ file, fields, day, pattern, collections }) {
    const folders = posix.dirname(file).split('/')
    const collection = /^_(.+)$/.exec(folders[0]!)?.[1]
    if (collection !== undefined && collections?.has(collection)) {
      const ending = pattern === 'pretty' || pattern?.endsWith('/') ? '/' : '.html'
      const path = stem(file.slice(collection.length + 2))
      const known: Record<string, string> = {
        collection,
        path,
        name: posix.basename(path),
        title: text(fields['slug']) ?? posix.basename(path),
      }
      const wanted = collections.get(collection) ?? `/:collection/:path${ending}`
      return {
        url: rooted(wanted.replace(/:(collection|path|name|title)/g, (_, name: string) => known[name]!).replace(':output_ext', '.html')),
        isArticle: false,
      }
    }
    if (!folders.includes('_posts') && !folders.includes('_drafts'))
      return /^(?:_(?!pages\/)|README|\.|vendor\/)/.test(file)
        ? undefined
        : {
            url: `${rooted(stem(file.replace(/^_pages\//, '')))}${/index\.\w+$/.test(file) ? '/' : '.html'}`.replace('//', '/'),
            isArticle: false,
          }
    const title = posix.parse(file).name.replace(/^\d{4}-\d{1,2}-\d{1,2}-/, '')
    const said = fields['categories'] ?? fields['category']
    const categories = (Array.isArray(said) ? said.map(String) : String(said ?? '').split(' '))
      .filter((name) => name !== '')
      .join('/')
      .toLowerCase()
    const [year = '', month = '', date = ''] = (day ?? '').split('-')
    const known: Record<string, string> = {
      date: '/:categories/:year/:month/:day/:title.html',
      pretty: '/:categories/:year/:month/:day/:title/',
      none: '/:categories/:title.html',
    }
    const wanted = text(fields['permalink'])?.includes(':') ? text(fields['permalink'])! : (known[pattern ?? 'date'] ?? pattern!)
    const url = wanted
      .replace(
        /:(categories|year|month|day|title|slug)/g,
        (_, name: string) => ({ categories, year, month, day: date })[name] ?? text(fields['slug']) ?? title,
      )
      .replace(/\/{2,}/g, '/')
    return { url: rooted(url), isArticle: true }
  },
  docusaurus({ file, fields, day, docs = 'docs' }) {
    const slug = text(fields['slug'])
    const bare = (path: string) =>
      path
        .split('/')
        .map((part) => part.replace(/^\d+\s*[-_.]+\s*/, ''))
        .join('/')
    if (file.startsWith('docs/')) {
      const path = posix.join('/', docs, bare(stem(file.slice('docs/'.length))))
      if (slug?.startsWith('/')) return { url: posix.join('/', docs, slug), isArticle: false }
      return { url: rooted(withSlug(path, slug ?? text(fields['id']))), isArticle: false }
    }
    if (file.startsWith('blog/')) {
      const name = stem(file.slice('blog/'.length)).replace(/^(\d{4})-(\d{2})-(\d{2})-/, '$1/$2/$3/')
      const dated = /^\d{4}\//.test(name) || day === undefined ? name : `${day.replaceAll('-', '/')}/${name}`
      return { url: posix.join('/blog', slug ?? dated), isArticle: true }
    }
    return file.startsWith('src/pages/') ? { url: rooted(stem(file.slice('src/pages/'.length))), isArticle: false } : undefined
  },
  astro({ file, fields }) {
    const content = /^src\/(?:content|data)\/(.+)$/.exec(file)?.[1]
    const page = /^src\/pages\/(.+)$/.exec(file)?.[1]
    if (content !== undefined) return { url: `${rooted(withSlug(stem(content), text(fields['slug'])))}/`, isArticle: ARTICLE.test(content) }
    return page === undefined ? undefined : { url: `${rooted(stem(page))}/`.replace('//', '/'), isArticle: false }
  },
  plain: ({ file, fields }) => ({ url: rooted(withSlug(stem(file), text(fields['slug']))), isArticle: ARTICLE.test(file) }),
}
