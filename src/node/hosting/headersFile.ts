import { CACHED_A_DAY, FOREVER, HASHED_FOLDERS } from './caching.ts'
import { markdownHeaders } from './markdownHeaders.ts'
import { pageFiles } from './pageFiles.ts'
import { EMBEDDABLE, TYPES } from './fileHeaders.ts'
import type { HeadersRule } from './HeadersRule.ts'
import type { HostingTable } from './hostingTable.ts'
import { isRuledBy } from './isRuledBy.ts'

/**
 * The rules of a `_headers` file (Netlify, Cloudflare Pages). Hosts limit their number, so all pages share one policy, and each page
 * restricts it in its document. Files without a rule are revalidated each time, which is these hosts’ default. The Markdown of each page
 * has a rule, or, if there would be more than `most`, one rule keeps all of it out of search results.
 */
export function headersRules(table: HostingTable, most = Infinity): HeadersRule[] {
  const rules = [...commonRules(table), ...markdownRules(table)]
  const fitting = table.markdownOf !== undefined && rules.length > most ? [...commonRules(table), UNLISTED_MARKDOWN] : rules
  return fitting.map(({ paths, headers }) => ({ paths: table.base + paths, headers }))
}

/** Also applies to addresses without a file, so it does not set the type. */
const UNLISTED_MARKDOWN: HeadersRule = { paths: '/*.md', headers: { 'X-Robots-Tag': 'noindex' } }

function markdownRules({ markdownOf, pages }: HostingTable): HeadersRule[] {
  if (markdownOf === undefined) return []
  const type = { 'Content-Type': TYPES['.md']! }
  return pages.map(({ path }) => ({ paths: pageFiles(path).markdown, headers: { ...type, ...markdownHeaders(markdownOf, path) } }))
}

function commonRules(table: HostingTable): HeadersRule[] {
  return [
    {
      paths: '/*',
      headers: {
        ...table.headers,
        'Content-Security-Policy': table.commonPolicy,
        ...(table.hsts === undefined ? {} : { 'Strict-Transport-Security': table.hsts }),
      },
    },
    ...HASHED_FOLDERS.map((folder) => {
      const isEmbeddable = `/static/${folder}/` === EMBEDDABLE
      const embedding: HeadersRule['headers'] = isEmbeddable ? { 'Cross-Origin-Resource-Policy': 'cross-origin' } : {}
      return { paths: `/static/${folder}/*`, headers: { 'Cache-Control': FOREVER, ...embedding } }
    }),
    ...table.fileRules,
    { paths: '/assets/*', headers: { 'Cache-Control': CACHED_A_DAY } },
  ]
}

/**
 * The text of a `_headers` file. `repeated`: how the host handles a header that an earlier rule has set: the later one applies, or both
 * would be joined, so the first must be removed (`!`).
 */
export function headersFile(rules: readonly HeadersRule[], repeated: 'later counts' | 'joined'): string {
  const isSetBefore = (name: string, index: number) =>
    rules.slice(0, index).some(({ paths, headers }) => name in headers && isRuledBy(rules[index]!.paths, paths))
  return rules
    .map(({ paths, headers }, index) => [
      encodeURI(paths),
      ...Object.entries(headers).flatMap(([name, value]) => [
        ...(repeated === 'joined' && isSetBefore(name, index) ? [`  ! ${name}`] : []),
        `  ${name}: ${lineText(value)}`,
      ]),
    ])
    .flat()
    .concat('')
    .join('\n')
}

function lineText(value: string): string {
  if (/[\x00-\x1f\x7f]/.test(value)) throw new TypeError(`Not for a line of headers: ${JSON.stringify(value)}`)
  return value
}
