import { z } from 'zod'
import type { Endpoint } from '#src/node/dev/endpoint.ts'
import { ofShape } from '#src/node/dev/editor/ofShape.ts'
import { siteNow } from '#src/node/dev/editor/siteNow.ts'
import { refused } from '#src/node/dev/refused.ts'
import { coverageOf } from '#src/site/coverage/coverageOf.ts'
import { readOldAddresses } from '#src/site/coverage/readOldAddresses.ts'
import type { EditorCoverage, OldFile } from './coverageWire.ts'

/** The size of old addresses that the editor sends; the command reads larger files. */
export const MOST_BYTES = 24 * 1024 * 1024

const Asked = z.strictObject({
  files: z
    .array(z.strictObject({ name: z.string().max(300), text: z.string() }))
    .min(1)
    .max(100),
})

/** The table: the endpoint that tells what the site answers to old addresses. */
export const coverageEndpoints: Record<string, Endpoint> = {
  '/_dev/edit/coverage': {
    method: 'POST',
    mostBytes: MOST_BYTES,
    answer: ofShape(Asked, 'The request has no old addresses.', (desk, { files }) => {
      const { site } = siteNow(desk)
      if (!site) return refused(409, 'The site has not built successfully yet.')
      const read = readFiles(files)
      if ('failure' in read) return refused(400, read.failure)
      return { status: 200, body: { addresses: coverageOf(site, read.addresses), skipped: read.skipped } satisfies EditorCoverage }
    }),
  },
}

/** The addresses of files: those of an index of sitemaps, which names the others, or else those of each file. */
function readFiles(files: readonly OldFile[]): ReturnType<typeof readOldAddresses> {
  const plain = (name: string) => name.replace(/\.gz$/, '')
  const sitemap = (name: string) => files.find((file) => plain(file.name) === plain(name))?.text
  const index = files.find(({ text }) => text.includes('<sitemapindex'))
  if (index) return readOldAddresses(index.text, sitemap)
  const parts = files.map(({ name, text }) => ({ name, read: readOldAddresses(text) }))
  const visits = new Map<string, number>()
  for (const { name, read } of parts) {
    if ('failure' in read) return { failure: files.length > 1 ? `${name}: ${read.failure}` : read.failure }
    for (const visit of read.addresses) visits.set(visit.address, (visits.get(visit.address) ?? 0) + visit.visits)
  }
  const addresses = [...visits].map(([address, count]) => ({ address, visits: count })).sort((a, b) => b.visits - a.visits)
  return { kind: 'list', addresses, skipped: parts.reduce((sum, { read }) => sum + ('skipped' in read ? read.skipped : 0), 0) }
}
