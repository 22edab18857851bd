import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import { findFiles } from '#src/node/files/findFiles.ts'
import { ImportFault } from '#src/node/import/importFault.ts'
import type { ImportLog } from '#src/node/import/importLog.ts'
import type { SourcePage, SourceSite } from '#src/node/import/SourceSite.ts'
import { withoutEnd } from '#src/node/import/text/withoutEnd.ts'
import { withoutSlash } from '#src/site/redirects/oldAddress.ts'
import type { AddressName } from '#src/node/import/text/addressName.ts'
import { shortened } from '#src/node/import/text/shortened.ts'
import { frontMatter } from './frontMatter.ts'
import { markdownPieces } from './markdownPieces.ts'
import { type Program, oldUrl } from './oldUrl.ts'
import { barePath } from '#src/node/import/text/barePath.ts'

const SKIPPED = new Set(['node_modules', '_site', 'dist', 'build', 'vendor', 'archetypes', 'themes'])

/** Files of a source that may come, by path: not what a program has generated or installed. */
export function sourceFiles(folder: string): string[] {
  return findFiles(folder).filter((file) => !posix.dirname(file).split('/').some(isSkipped))
}

function isSkipped(folder: string): boolean {
  return SKIPPED.has(folder) || (folder.startsWith('.') && folder !== '.')
}

/** Reads a folder of Markdown files as Hugo, Jekyll, Docusaurus or Astro publishes it. */
export function markdownSite(folder: string, log: ImportLog, today: string, addressName: AddressName): SourceSite {
  const files = sourceFiles(folder).filter((file) => /\.(?:md|mdx|markdown)$/.test(file))
  if (files.length === 0)
    throw new ImportFault(`${folder} has no Markdown files. Name the folder of the project, such as that with hugo.toml.`)
  const { program, settings, redirects } = programOf(folder)
  const said = (key: string) => (typeof settings[key] === 'string' ? settings[key] : undefined)
  const language = /^[a-z]{2}(?:-[A-Z]{2})?$/.exec(said('languageCode') ?? said('locale') ?? said('lang') ?? '')?.[0] ?? 'en'
  const collections = program === 'jekyll' ? collectionsOf(settings) : new Map<string, undefined>()
  const names = program === 'docusaurus' ? authorNames(folder) : new Map<string, string>()
  const given = settings['permalinks'] as (Record<string, unknown> & { page?: unknown }) | undefined
  const permalinks = typeof given?.page === 'object' ? (given.page as Record<string, unknown>) : given
  const people = new Map<string, string>()
  const tags = new Map<string, string>()
  const read = files.flatMap((file) => readFile(file) ?? [])
  for (const file of sourceFiles(folder))
    if (PAGES_OF_CODE[program]?.test(file)) log.leftOut('template', file, 'it is a template or a program, which cannot be converted')
  const urlByFile = new Map(read.map(({ file, url }) => [file, url]))
  const pages = read.map(pageOf)
  const top = pages.filter((page) => page.kind === 'page' && /^\/[^/]+\/?$/.test(page.link ?? '') && !page.isDraft).slice(0, 7)
  return {
    name: said('title') ?? 'Website',
    description: said('description') ?? said('tagline') ?? '',
    url: siteUrl(said('baseURL') ?? said('url') ?? said('site'), said('baseurl') ?? said('baseUrl') ?? said('base')),
    addressName,
    language,
    languages: [],
    pages,
    people: [...people].map(([id, name]) => ({ id, name, text: undefined, links: [] })),
    tags,
    menus:
      top.length === 0
        ? []
        : [
            {
              name: 'Pages',
              place: 'header',
              items: top.map(({ title, link }) => ({ key: `menu ${link}`, label: title, url: link!, items: [] })),
            },
          ],
    ...archivesOf(),
    oldFile: (url) => publishedFile(program, url),
  }

  /** Old addresses of lists, tags and feeds, and the redirects in the settings. */
  function archivesOf(): Pick<SourceSite, 'moved' | 'patterns'> {
    const articles = pages.filter(({ kind }) => kind === 'article')
    const moved: SourceSite['moved'][number][] = redirects.flatMap(([from, to]) => {
      const page = pages.find(({ link }) => link !== undefined && withoutSlash(link) === withoutSlash(to))
      return page ? [{ from, to: { key: page.key } }] : (log.note('redirect', from, `its target is not a page of the source: ${to}`), [])
    })
    if (articles.length === 0) return { moved, patterns: [] }
    // The list of a section keeps its address, wherever its posts are.
    const folders = articles.flatMap(({ link = '', key }) => {
      const section = /^(?:content|src\/content)\/([^/]+)\//.exec(key)?.[1]
      const first = /^\/\D[^/]*\/./.test(link) ? [link.slice(0, link.indexOf('/', 1))] : []
      return section === undefined ? first : [...first, `/${section}`]
    })
    const isPage = (path: string) => pages.some(({ link = '' }) => withoutSlash(link) === path)
    const bases =
      program === 'docusaurus'
        ? ['/blog']
        : [...new Set(folders)].filter((path) => !isPage(path) && (program !== 'jekyll' || LISTS.test(path)))
    const tagBases = program === 'docusaurus' ? ['/blog/tags'] : ['/tags', '/categories']
    for (const [id, label] of tags)
      for (const base of tagBases)
        for (const name of new Set([id, label.toLowerCase()])) moved.push({ from: `${base}/${name}`, to: { tag: id } })
    for (const from of ['/index.xml', '/feed.xml', '/rss.xml', ...bases.flatMap((base) => [`${base}/index.xml`, `${base}/rss.xml`])])
      moved.push({ from, to: 'feed.rss' })
    for (const from of ['/atom.xml', ...bases.map((base) => `${base}/atom.xml`)]) moved.push({ from, to: 'feed.atom' })
    for (const base of bases) moved.push({ from: base, to: 'articles' })
    const lists = [...bases.map((base) => `${base}/page/{number}`), ...tagBases.map((base) => `${base}/*`)]
    const others = { docusaurus: ['/blog/archive', '/blog/authors/*'], jekyll: ['/page{number}', '/page/{number}'] }[program as string]
    return { moved, patterns: [...lists, ...(others ?? ['/page/{number}'])].map((from) => ({ from, to: 'articles' })) }
  }

  function readFile(file: string) {
    const found = frontMatter(readFileSync(join(folder, file), 'utf8'))
    if ('fault' in found) return (log.leftOut('file', file, found.fault), undefined)
    const { body } = found
    const fields = { ...defaultsOf(settings, file), ...found.fields }
    const day = dayOf(fields['date'] ?? fields['pubDate'] ?? fields['publishDate']) ?? /(?:^|\/)(\d{4}-\d{2}-\d{2})-/.exec(file)?.[1]
    const address = oldUrl(program, { file, fields, day, pattern: said('permalink'), collections, docs: said('docs'), permalinks })
    if (!address) return (log.leftOut('file', file, `${program} does not publish files of this folder`), undefined)
    return { file, fields, body, day, ...address }
  }

  function pageOf({ file, fields, body, day, url, isArticle }: NonNullable<ReturnType<typeof readFile>>): SourcePage {
    const words = (...keys: string[]) =>
      keys
        .map((key) => fields[key])
        .find((value): value is string => typeof value === 'string' && value.trim() !== '')
        ?.trim()
    const heading = /^#[ \t](.+)$/m.exec(body)
    const fileName = posix
      .basename(file)
      .replace(/\.\w+$/, '')
      .replace(/^\d{4}-\d{2}-\d{2}-/, '')
    const title = words('title', 'name') ?? heading?.[1]?.replace(/[#*`_]/g, '').trim() ?? fileName.replaceAll('-', ' ')
    const lead = body.trimStart()
    const starts = /^#\s/.test(lead) ? lead.split('\n').slice(1).join('\n') : body
    const writers = isArticle ? list(fields['authors'] ?? fields['author']).map(personOf) : []
    // Jekyll separates tags with spaces.
    const spaced = (value: unknown) => (program === 'jekyll' && typeof value === 'string' ? value.split(/\s+/) : value)
    const labels = isArticle ? [...list(spaced(fields['tags'])), ...list(spaced(fields['categories'] ?? fields['category']))] : []
    const ids = [...new Set(labels.map(tagOf))]
    if (ids.length > 12) log.note('tags', file, `only 12 of ${ids.length} came`)
    const known =
      /^(?:title|name|date|pubDate|publishDate|lastmod|updated|updatedDate|draft|published|slug|id|permalink|url|aliases|redirect_from|tags|categor(?:y|ies)|authors?|description|summary|excerpt|image|cover|heroImage|weight|sidebar_position|layout|type)$/
    const others = Object.keys(fields).filter((key) => !known.test(key))
    if (others.length > 0) log.note('front matter', file, `fields were left out: ${others.join(', ')}`)
    const cover = words('image', 'cover', 'heroImage')
    const updated = dayOf(fields['lastmod'] ?? fields['updated'] ?? fields['updatedDate']) ?? day ?? today
    const time =
      fields['publishDate'] instanceof Date && fields['publishDate'].toISOString().slice(0, 10) > today
        ? fields['publishDate'].toISOString()
        : undefined
    return {
      key: file,
      type: 'file',
      kind: isArticle ? 'article' : 'page',
      title,
      link: url,
      aliases: list(fields['aliases'] ?? fields['redirect_from']).map((alias) =>
        alias.startsWith('/') ? alias : posix.join(posix.dirname(url), alias),
      ),
      name:
        addressName(
          url
            .replace(/\.html$/, '')
            .split('/')
            .findLast((part) => part !== '') ?? fileName,
          language,
        ) ||
        addressName(fileName, language) ||
        'page',
      language,
      published: day,
      updated,
      ...(time === undefined ? {} : { publishAt: time.replace(/\.\d+Z$/, 'Z') }),
      isDraft: fields['draft'] === true || fields['published'] === false || /(?:^|\/)_drafts\//.test(file),
      isNoindex: false,
      seoTitle: undefined,
      description: words('description'),
      excerpt: words('summary', 'excerpt'),
      cover: cover === undefined ? undefined : { url: addressOf(file, cover), alt: '' },
      authors: writers.slice(0, 12),
      tags: ids.slice(0, 12),
      order: [fields['weight'], fields['sidebar_position']].find((value): value is number => Number.isInteger(value)),
      body: (context) => markdownPieces(starts, file.endsWith('.mdx'), (url) => addressOf(file, url), context),
    }
  }

  /** An address in a file: links to other files lead to their addresses, and relative pictures start at the file. */
  function addressOf(file: string, url: string): string {
    if (/^(?:[a-z][\w+.-]*:|#|\/\/)/i.test(url)) return url
    const path = barePath(url)
    const rest = url.slice(path.length)
    const meant = path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(file), path.replace(/^@site\//, ''))
    if (/\.(?:md|mdx|markdown)$/.test(path)) {
      const target = urlByFile.get(meant) ?? [...urlByFile].find(([name]) => isNamed(name, path.replace(/^[./]+/, '')))?.[1]
      return target === undefined ? url : target + rest
    }
    return /\.\w{2,5}$/.test(path) && !/\.html?$/.test(path) ? `/${meant}` : url
  }

  function personOf(said: string): string {
    const name = names.get(said) ?? said
    const id = addressName(name, language) || 'author'
    people.set(id, name)
    return id
  }

  function tagOf(label: string): string {
    const id = addressName(label, language) || 'tag'
    if (!tags.has(id)) tags.set(id, shortened(label, 60))
    return id
  }
}

/** Folders in which Jekyll sites have the list of their posts. */
const LISTS = /^\/(?:blog|news|posts)$/

/** Files that a program publishes as pages, and that are not Markdown. */
const PAGES_OF_CODE: Partial<Record<Program, RegExp>> = {
  hugo: /^content\/.*\.html?$/,
  jekyll: /^(?!_|assets\/).*\.html?$/,
  docusaurus: /^src\/pages\/.*\.(?:jsx?|tsx?|html)$/,
  astro: /^src\/pages\/.*\.(?:astro|html|[jt]s)$/,
}

const PUBLISHED: Partial<Record<Program, readonly string[]>> = { hugo: ['static', 'content'], docusaurus: ['static'], astro: ['public'] }

/** The address at which a program publishes a file of its folder, given as a path; undefined if it renames such files. */
function publishedFile(program: Program, path: string): string | undefined {
  if (!path.startsWith('/')) return undefined
  const [, folder = ''] = /^\/([^/]+)\//.exec(path) ?? []
  if (PUBLISHED[program]?.includes(folder)) return path.slice(folder.length + 1)
  // Files next to documents are renamed.
  return folder === 'src' || (program === 'docusaurus' && (folder === 'docs' || folder === 'blog')) ? undefined : path
}

/** Fields that the settings of Jekyll give to files of a folder or a kind. */
function defaultsOf({ defaults }: Record<string, unknown>, file: string): Record<string, unknown> {
  const given = Array.isArray(defaults) ? (defaults as { scope?: { path?: string; type?: string }; values?: object }[]) : []
  const folder = /^_([^/]+)\//.exec(file)?.[1] ?? 'pages'
  const fitting = given.filter(({ scope }) => (!scope?.path || file.startsWith(scope.path)) && (!scope?.type || scope.type === folder))
  return Object.assign({}, ...fitting.map(({ values }) => values ?? {})) as Record<string, unknown>
}

/** The collections that Jekyll publishes, with the pattern of their addresses. */
function collectionsOf({ collections }: Record<string, unknown>): Map<string, string | undefined> {
  const all = typeof collections === 'object' && collections !== null && !Array.isArray(collections) ? Object.entries(collections) : []
  return new Map(
    (all as [string, { output?: unknown; permalink?: string } | null][]).flatMap(([name, said]) =>
      said?.output === true && name !== 'posts' ? [[name, said.permalink] as const] : [],
    ),
  )
}

/** The names of authors that Docusaurus knows by a short one. */
function authorNames(folder: string): Map<string, string> {
  const file = join(folder, 'blog/authors.yml')
  if (!existsSync(file)) return new Map()
  try {
    const said = (parseYaml(readFileSync(file, 'utf8')) ?? {}) as Record<string, { name?: unknown } | null>
    return new Map(Object.entries(said).flatMap(([id, author]) => (typeof author?.name === 'string' ? [[id, author.name] as const] : [])))
  } catch {
    throw new ImportFault(`${file} cannot be read. Correct it, so that your program can read it, too.`)
  }
}

/** The address of a site whose settings have its folder apart. */
function siteUrl(url: string | undefined, base: string | undefined): string | undefined {
  return url === undefined || base === undefined ? url : withoutEnd(url, '/') + posix.join('/', base)
}

/** Whether a short name, such as `tide.md`, means a file, such as `blog/tide/index.md`. */
function isNamed(file: string, name: string): boolean {
  return `/${file}`.endsWith(`/${name}`) || `/${file}`.replace(/\/index(\.\w+)$/, '$1').endsWith(`/${name}`)
}

function list(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(list)
  if (typeof value === 'object' && value !== null) return 'name' in value ? [String(value.name)] : []
  return value === undefined || value === null || String(value).trim() === '' ? [] : [String(value).trim()]
}

function dayOf(value: unknown): string | undefined {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value.toISOString().slice(0, 10)
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(String(value ?? '')) ?? []
  return day === undefined || Number.isNaN(Date.parse(day)) ? undefined : day
}

/** The program of a project, and the settings that name the site. Settings that are code are only searched for their texts. */
function programOf(folder: string): { program: Program; settings: Record<string, unknown>; redirects: [from: string, to: string][] } {
  const first = (...names: string[]) => names.find((name) => existsSync(join(folder, name)))
  const text = (name: string) => readFileSync(join(folder, name), 'utf8')
  const parsed = (name: string) => {
    try {
      return ((name.endsWith('.toml') ? parseToml(text(name)) : parseYaml(text(name))) ?? {}) as Record<string, unknown>
    } catch {
      throw new ImportFault(`${join(folder, name)} cannot be read. Correct it, so that your program can read it, too.`)
    }
  }
  const jekyll = first('_config.yml', '_config.yaml')
  if (jekyll) return { program: 'jekyll', settings: parsed(jekyll), redirects: [] }
  const docusaurus = first('docusaurus.config.js', 'docusaurus.config.ts', 'docusaurus.config.mjs')
  const astro = first('astro.config.mjs', 'astro.config.ts', 'astro.config.js')
  const code = docusaurus ?? astro
  if (code) {
    const said = text(code)
      .split('\n')
      .flatMap((line) => {
        const [start = '', key, mark] = /^(title|tagline|url|site|baseUrl|base)\s*:\s*(["'`])/.exec(line.trimStart()) ?? []
        return key === undefined ? [] : [[key, line.trimStart().slice(start.length).split(mark!, 1)[0]!]]
      })
    const after = (mark: string) => text(code).split(mark)[1]?.split('}', 1)[0] ?? ''
    const docs = docusaurus === undefined ? undefined : /routeBasePath:\s*["']([^"']*)["']/.exec(after('docs:'))?.[1]
    const redirects = [...after('redirects:').matchAll(/["'](\/[^"'\n]*)["']\s*:\s*["'](\/[^"'\n]*)["']/g)]
    return {
      program: docusaurus ? 'docusaurus' : 'astro',
      settings: { ...Object.fromEntries(said.toReversed()), ...(docs === undefined ? {} : { docs }) },
      redirects: redirects.map(([, from, to]) => [from!, to!]),
    }
  }
  const hugo = first('hugo.toml', 'hugo.yaml', 'hugo.yml', 'config.toml', 'config.yaml')
  if (hugo) return { program: 'hugo', settings: parsed(hugo), redirects: [] }
  return { program: existsSync(join(folder, 'content')) ? 'hugo' : 'plain', settings: {}, redirects: [] }
}
