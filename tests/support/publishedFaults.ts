import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import sharp from 'sharp'
import { findFiles } from '#src/node/files/findFiles.ts'
import { addressKey } from '#src/site/pages/addressKey.ts'
import { type Answer, ask } from './ask.ts'
import { brokenIds } from './brokenIds.ts'
import { type ConfigFiles, type Json, REMOVABLE, jsonOf } from './oddConfigs.ts'
import { translationFaults } from './translationFaults.ts'
import { writtenPages } from './writtenPages.ts'

/** A published site: its config, its folder, and the address of a server for it. */
export type Published = {
  files: ConfigFiles
  dist: string
  url: string
  at: number
  /** Whether pages were rendered; if not, only their heads are real. */
  isRendered: boolean
  /** Whether the folder contains each page twice, also next to its folder. */
  hasFlatPages: boolean
}

/** The differences between a published site and its config, in sentences. */
export async function publishedFaults({ files, dist, url, at, isRendered, hasFlatPages }: Published): Promise<string[]> {
  const faults: string[] = []
  const { DOMParser } = new JSDOM('').window as unknown as { DOMParser: { new (): DOMParser } }
  const site = jsonOf(files, 'site.json')
  const origin = site['url'] as string
  const hasLanguages = site['languages'] !== undefined
  const folders = ((site['languages'] ?? []) as Json[]).map(({ tag }) => tag as string)
  const written = writtenPages(files, at, folders)
  const live = new Map(written.filter(({ isLive }) => isLive).map((page) => [page.path, page]))

  const answers = new Map<string, Promise<Answer>>()
  const answerOf = (path: string) => {
    // Written paths may have letters of any script, those of links are encoded.
    const { pathname, search } = new URL(path, url)
    if (!answers.has(path)) answers.set(path, ask(url, pathname + search, { 'accept-encoding': 'identity' }))
    return answers.get(path)!
  }
  const documents = new Map<string, Document>()
  const documentOf = async (path: string): Promise<Document> => {
    if (!documents.has(path)) documents.set(path, parsed(DOMParser, (await answerOf(path)).body.toString(), isRendered))
    return documents.get(path)!
  }

  // Pages
  for (const { path, title, headings, isListed } of live.values()) {
    const { status, headers } = await answerOf(path)
    if (status !== 200 || !headers['content-type']?.startsWith('text/html')) {
      faults.push(`${path} answers ${status} ${headers['content-type']}`)
      continue
    }
    const page = await documentOf(path)
    if (!page.title.startsWith(spaced(title))) faults.push(`${path} has the title ${page.title}, not ${title}`)
    const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href')
    const same = new URL(path, origin).href
    if (isListed && canonical !== same && canonical !== origin + path) faults.push(`${path} has the canonical address ${canonical}`)
    if (!isListed && page.querySelector('meta[name="robots"]')?.getAttribute('content') !== 'noindex') faults.push(`${path} may be indexed`)
    if (isRendered) faults.push(...headingFaults(path, page, headings))
  }

  // Other addresses
  const redirects = jsonOf(files, 'redirects.json')['redirects'] as { from: string; to: string; status?: number }[]
  const redirected = new Set(redirects.map(({ from }) => withoutSlash(from)))
  const wanting = [...written.map(({ path }) => path), ...Object.keys(REMOVABLE)]
  const lost = wanting.filter((path) => !live.has(path) && !redirected.has(path))
  const notFound = jsonOf(files, 'pages/404.json')['title'] as string
  for (const path of [...lost, '/no-such-page', '/breads/no-such-loaf', '/constructor-x/__proto__']) {
    const { status } = await answerOf(path)
    const { title } = await documentOf(path)
    if (status !== 404 || !title.startsWith(spaced(notFound))) faults.push(`${path} is no page, and answers ${status} with "${title}"`)
  }

  faults.push(...(await translationFaults({ files, written, answerOf, documentOf, isRendered })))

  // Redirects
  for (const { from, to, status: said = 301 } of redirects) {
    if (live.has(withoutSlash(from))) continue
    const { status, headers } = await answerOf(from)
    // Other spellings of a path redirect in the same way as pages.
    const statuses = live.has(addressKey(from)) ? [301, said] : [said]
    if (!statuses.includes(status) || ![to, encodeURI(to)].includes(headers.location ?? ''))
      faults.push(`${from} answers ${status} ${headers.location}, not ${said} ${to}`)
    const end = to.startsWith('/') ? await answerOf(withoutAnchor(to)) : undefined
    if (end && (end.status >= 400 || end.status < 200)) faults.push(`${from} leads to ${to}, which answers ${end.status}`)
  }

  // Files of the site
  const robots = await answerOf('/robots.txt')
  if (robots.status !== 200 || !robots.body.toString().includes(`Sitemap: ${new URL('/sitemap.xml', origin).href}`))
    faults.push(`/robots.txt answers ${robots.status} ${robots.body.toString().slice(0, 80)}`)
  const sitemap = await answerOf('/sitemap.xml')
  const listed = [...sitemap.body.toString().matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => decodeURI(new URL(loc!).pathname))
  const wanted = [...live.values()].flatMap(({ path, isListed }) => (isListed ? [path] : []))
  for (const path of wanted) if (!listed.includes(path)) faults.push(`the sitemap lacks ${path}`)
  if (!hasLanguages) for (const path of listed) if (!wanted.includes(path)) faults.push(`the sitemap has ${path}`)

  // Documents in the folder
  const html = findFiles(dist).filter((file) => file.endsWith('.html'))
  const redirectFiles = new Set(redirects.flatMap(({ from }) => [from, `${withoutSlash(from)}.html`, `${withoutSlash(from)}/index.html`]))
  const known = new Set(['404.html', ...redirectFiles].map((file) => file.replace(/^\//, '')))
  for (const path of live.keys()) {
    const file = path === '/' ? 'index.html' : `${path.slice(1)}/index.html`
    known.add(file)
    if (!hasFlatPages || path === '/') continue
    const flat = `${path.slice(1)}.html`
    known.add(flat)
    if (readFileSync(join(dist, flat), 'utf8') !== readFileSync(join(dist, file), 'utf8')) faults.push(`${flat} is not ${file}`)
  }
  // Lists have pages of their own for the values of their facets, below their page.
  const ofFacets = [...live.values()].flatMap(({ file, path }) =>
    (jsonOf(files, file)['sections'] as Json[]).flatMap(({ facets = [] }) =>
      (facets as string[]).map((facet) => `${path.slice(1)}/${facet}/`),
    ),
  )
  const isOfList = (file: string) => ofFacets.some((folder) => file.startsWith(folder))
  if (!hasLanguages) for (const file of html) if (!known.has(file) && !isOfList(file)) faults.push(`${file} is published, and no page`)

  if (!isRendered) return faults

  // References of documents
  const paths = new Set([...live.keys(), ...listed])
  const unique = new Set<string>()
  for (const path of paths) {
    const page = await documentOf(path)
    for (const fault of brokenIds(page)) faults.push(`${path}: ${fault}`)
    for (const reference of referencesOf(page, origin)) {
      const name = `${reference.attribute} ${reference.href}`
      const target = new URL(reference.href, `https://host.example${path}`)
      if (target.host !== 'host.example' || unique.has(`${name} ${reference.href.startsWith('#') ? path : ''}`)) continue
      unique.add(`${name} ${reference.href.startsWith('#') ? path : ''}`)
      const answer = await answerOf(target.pathname + target.search)
      const type = answer.headers['content-type'] ?? ''
      if (answer.status >= 400) faults.push(`${path} has ${name}, which answers ${answer.status}`)
      else if (reference.isPicture && !type.startsWith('image/')) faults.push(`${path} has ${name}, which is ${type}`)
      else if (reference.attribute === 'a' && target.hash.length > 1 && type.startsWith('text/html') && answer.status === 200) {
        const id = decodeURIComponent(target.hash.slice(1))
        if (!(await documentOf(target.pathname)).getElementById(id)) faults.push(`${path} has ${name}, and there is no #${id}`)
      }
    }
    faults.push(...(await pictureFaults(path, page, files, answerOf)))
  }
  return faults
}

function parsed(Parser: { new (): DOMParser }, html: string, isRendered: boolean): Document {
  // Styles are not needed, and parsing them is slow. The stubbed rendering is not HTML.
  const plain = (isRendered ? html : html.split('<body')[0]!).replaceAll(/<style[^>]*>[^]*?<\/style>/g, '')
  return new Parser().parseFromString(plain, 'text/html')
}

function headingFaults(path: string, page: Document, [first, ...others]: string[]): string[] {
  const shown = [...page.querySelectorAll('h1, h2, h3, h4')].map(({ textContent }) => spaced(textContent!))
  const main = [...page.querySelectorAll('h1')].map(({ textContent }) => spaced(textContent!))
  return [
    ...(main.length === 1 && main[0] === spaced(first!) ? [] : [`${path} has the main headings ${JSON.stringify(main)}, not "${first}"`]),
    ...others.filter((title) => !shown.includes(spaced(title))).map((title) => `${path} has no heading "${title}"`),
  ]
}

/** A text with collapsed white space, as in browsers. */
function spaced(text: string): string {
  return text.replaceAll(/[ \t\n]+/g, ' ').trim()
}

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path
}

function withoutAnchor(href: string): string {
  return href.split('#')[0]!
}

/** The resources and links of a document on its own site. */
function referencesOf(page: Document, origin: string): { attribute: string; href: string; isPicture: boolean }[] {
  const values = (selector: string, name: string, isPicture = false) =>
    [...page.querySelectorAll(selector)].map((element) => ({
      attribute: element.localName,
      href: element.getAttribute(name)!.replace(origin, ''),
      isPicture,
    }))
  const sets = [...page.querySelectorAll('[srcset]')].flatMap((element) =>
    formsOf(element).map(({ href }) => ({ attribute: 'srcset', href, isPicture: true })),
  )
  return [
    ...values('a[href]', 'href'),
    ...values('link[href]:not([rel="canonical"]):not([rel="alternate"])', 'href'),
    ...values('script[src]', 'src'),
    ...values('img[src]', 'src', true),
    ...values('video[src], source[src], track[src]', 'src'),
    ...values('video[poster]', 'poster', true),
    ...values('meta[property="og:image"]', 'content', true),
    ...sets,
  ]
}

/** The forms in a `srcset`, with their widths. */
function formsOf(element: Element): { href: string; width: number | undefined }[] {
  return element
    .getAttribute('srcset')!
    .split(/,\s+/)
    .map((form) => {
      const [, href, width] = /^(\S+)(?:\s+(\d+)w)?$/.exec(form.trim()) ?? [undefined, form, undefined]
      return { href: href!, width: width === undefined ? undefined : Number(width) }
    })
}

/** Pictures whose forms do not match the document. */
async function pictureFaults(
  path: string,
  page: Document,
  files: ConfigFiles,
  answerOf: (path: string) => Promise<Answer>,
): Promise<string[]> {
  const faults: string[] = []
  for (const img of page.querySelectorAll('img')) {
    const [width, height] = ['width', 'height'].map((name) => Number(img.getAttribute(name)))
    const src = img.getAttribute('src')!
    const source = files.get(decodeURIComponent(src).slice(1)) ?? files.get(src.slice(1))
    const sets = [img, ...(img.parentElement?.localName === 'picture' ? img.parentElement.querySelectorAll('source') : [])]
    const forms = [{ href: src, width: undefined }, ...sets.flatMap((set) => (set.hasAttribute('srcset') ? formsOf(set) : []))]
    const frames = source && /\.(?:png|jpe?g|webp)$/i.test(src) ? ((await sharp(source).metadata()).pages ?? 1) : undefined
    for (const form of forms) {
      if (!form.href.startsWith('/') || /\.(?:svg|ico)$/i.test(form.href)) continue
      const { body, status } = await answerOf(new URL(form.href, 'https://host.example').pathname)
      if (status !== 200) continue
      const size = await sharp(body, { limitInputPixels: false })
        .metadata()
        .catch((error: Error) => error)
      if (size instanceof Error) {
        faults.push(`${path} has the picture ${form.href}, which cannot be decoded: ${size.message}`)
        continue
      }
      const isTurned = (size.orientation ?? 1) >= 5
      const [real, high] = isTurned ? [size.height, size.width] : [size.width, size.pageHeight ?? size.height]
      if (form.width !== undefined && form.width !== real) faults.push(`${path}: ${form.href} is ${real} wide, not ${form.width}`)
      const expected = (real * height!) / width!
      if (width && height && Math.abs(expected - high) > Math.max(1.01, high * 0.02, expected * 0.02))
        faults.push(`${path}: ${form.href} is ${real} × ${high}, and shown as ${width} × ${height}`)
      if (frames !== undefined && frames > 1 && (size.pages ?? 1) !== frames)
        faults.push(`${path}: ${form.href} has ${size.pages ?? 1} frames of ${frames}`)
    }
  }
  return faults
}
