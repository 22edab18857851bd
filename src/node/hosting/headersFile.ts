import { CACHED_A_DAY, EMBEDDABLE, FOREVER, HASHED_FOLDERS, RECOGNITION_WORKER } from './fileHeaders.ts'
import type { HostingTable } from './hostingTable.ts'

/** A rule of a `_headers` file: the addresses it is for, and what they carry. */
export interface HeadersRule {
  paths: string
  headers: Readonly<Record<string, string>>
}

/**
 * The rules of a `_headers` file (Netlify, Cloudflare Pages). Hosts limit their number, so all pages share one policy, and each narrows
 * it by the one in its document. What no rule names is asked for again each time, as these hosts do of themselves.
 */
export function headersRules(table: HostingTable): HeadersRule[] {
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
    { paths: RECOGNITION_WORKER.pattern, headers: { 'Content-Security-Policy': RECOGNITION_WORKER.policy } },
    { paths: '/assets/*', headers: { 'Cache-Control': CACHED_A_DAY } },
  ]
}

/**
 * The text of a `_headers` file. `repeated`: what the host does with a header that an earlier rule has set: the later one counts, or both
 * would be sent joined, and the first has to be taken away (`!`).
 */
export function headersFile(rules: readonly HeadersRule[], repeated: 'later counts' | 'joined'): string {
  const first = new Set(Object.keys(rules[0]?.headers ?? {}))
  return rules
    .map(({ paths, headers }, index) => [
      paths,
      ...Object.entries(headers).flatMap(([name, value]) => [
        ...(repeated === 'joined' && index > 0 && first.has(name) ? [`  ! ${name}`] : []),
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
