/** An address of an old site, as written, without its host and anchor; `visits` is how often a log names it, otherwise 0. */
export type OldVisit = { address: string; visits: number }

/**
 * The addresses in a list, without repetitions, the most visited first; `skipped` counts lines of a log that do not visit a page or
 * document. Or why the list cannot be read, as one sentence that says what to do.
 */
export type OldAddresses = { kind: 'sitemap' | 'list' | 'log'; addresses: OldVisit[]; skipped: number } | { failure: string }

/** A line of a log in the combined or common format: method, address and status. */
const LOG_LINE = /^\S+ \S+ [^[]*\[[^\]]*\] "([A-Z]+) ([^\s"]+)(?: [^"]*)?" (\d{3})(?: |$)/

/** Files that only pages request: they have no visitors of their own. */
const PART = /\.(?:css|js|mjs|map|json|png|jpe?g|gif|webp|avif|svg|ico|woff2?|ttf|eot)$/i

/**
 * Reads old addresses from a sitemap, from a list with one address in each line, or from the log of a server. `sitemap` gives the text of a
 * sitemap that an index names, by the name of its file.
 */
export function readOldAddresses(text: string, sitemap: (name: string) => string | undefined = () => undefined): OldAddresses {
  const plain = text.replace(/^\uFEFF/, '')
  if (/^\s*</.test(plain)) return plain.includes('<sitemapindex') ? ofIndex(plain, sitemap) : ofSitemap(plain)
  const lines = plain.split(/\r?\n/).map((line) => line.trim())
  return lines.some((line) => LOG_LINE.test(line)) ? ofLog(lines) : ofList(lines)
}

/** All addresses of the sitemaps that an index names. */
function ofIndex(text: string, sitemap: (name: string) => string | undefined): OldAddresses {
  const names = locationsIn(text).map((url) => url.split(/[?#]/, 1)[0]!.split('/').at(-1)!)
  const missing = names.filter((name) => sitemap(name) === undefined)
  if (names.length === 0) return { failure: 'It is an index of sitemaps that names none.' }
  if (missing.length > 0)
    return { failure: `It is an index of sitemaps. Save the sitemaps that it names next to it: ${missing.join(', ')}.` }
  const parts = names.map((name) => readOldAddresses(sitemap(name)!))
  const failed = parts.findIndex((part) => 'failure' in part)
  if (failed >= 0) return { failure: `${names[failed]}: ${(parts[failed] as { failure: string }).failure}` }
  const read = parts.filter((part) => 'addresses' in part)
  const addresses = read.flatMap((part) => part.addresses.map(({ address }) => address))
  return { kind: 'sitemap', addresses: counted(addresses, false), skipped: read.reduce((sum, { skipped }) => sum + skipped, 0) }
}

function locationsIn(text: string): string[] {
  return [...text.matchAll(/<loc>\s*(?:<!\[CDATA\[)?([^<\]]*)/g)].map(([, url = '']) => unescaped(url.trim()))
}

function ofSitemap(text: string): OldAddresses {
  const found = locationsIn(text).map(addressIn)
  if (found.length === 0) return { failure: 'It is XML without any <loc>. Save the sitemap of the old site, such as /sitemap.xml.' }
  return {
    kind: 'sitemap',
    addresses: counted(
      found.filter((one) => one !== undefined),
      false,
    ),
    skipped: found.filter((one) => one === undefined).length,
  }
}

function ofList(lines: readonly string[]): OldAddresses {
  const addresses: string[] = []
  for (const [index, line] of lines.entries()) {
    if (line === '' || line.startsWith('#')) continue
    const address = addressIn(line)
    if (address === undefined)
      return { failure: `Line ${index + 1} is not an address. Write one in each line, such as https://www.example.com/about or /about.` }
    addresses.push(address)
  }
  if (addresses.length === 0)
    return { failure: 'It has no addresses. Write one in each line, or use a sitemap or the log of the old server.' }
  return { kind: 'list', addresses: counted(addresses, false), skipped: 0 }
}

function ofLog(lines: readonly string[]): OldAddresses {
  const found = lines
    .filter((line) => line !== '')
    .map((line) => {
      const [, method = '', url = '', status = ''] = LOG_LINE.exec(line) ?? []
      const address = /^(?:GET|HEAD)$/.test(method) && /^[23]/.test(status) ? addressIn(url) : undefined
      return address !== undefined && !PART.test(address.split('?')[0]!) ? address : undefined
    })
  const visits = found.filter((address) => address !== undefined)
  if (visits.length === 0) return { failure: 'It is a log without any successful request for a page.' }
  return { kind: 'log', addresses: counted(visits, true), skipped: found.length - visits.length }
}

/** The path and query of an address; undefined if it is none. */
function addressIn(text: string): string | undefined {
  const [, host, path = '', query = ''] = /^(https?:\/\/[^/?#\s]+)?(\/[^?#\n]*)?(\?[^#\n]*)?(?:#.*)?$/i.exec(text) ?? []
  if (host === undefined && (path === '' || path.startsWith('//'))) return undefined
  // Servers read several slashes at the start as one; here they would be another host.
  return (path.replace(/^\/{2,}/, '/') || '/') + query
}

function counted(addresses: readonly string[], isLog: boolean): OldVisit[] {
  const counts = new Map<string, number>()
  for (const address of addresses) counts.set(address, (counts.get(address) ?? 0) + 1)
  return [...counts].map(([address, count]) => ({ address, visits: isLog ? count : 0 })).sort((a, b) => b.visits - a.visits)
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name]!)
}
