import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { loadSite } from '#src/node/config/loadSite.ts'
import { pageFiles } from '#src/node/hosting/pageFiles.ts'
import { buildSite } from '#src/node/render/buildSite.ts'
import { precompress } from '#src/node/render/compress.ts'
import { searchFiles } from '#src/node/render/search/searchFiles.ts'
import { searchedPages } from '#src/node/render/search/searchedPages.ts'
import { writeText } from './writeText.ts'

/** What a cold build takes of the processor, and the index in it, in milliseconds of all threads; and the number of its pages. */
export type Cost = { build: number; index: number; pages: number }

const whyNot = (result: object) =>
  'problems' in result
    ? JSON.stringify((result.problems as { severity: string }[]).filter(({ severity }) => severity === 'error').slice(0, 3))
    : JSON.stringify(result).slice(0, 2000)

// A run of its own: builds a config folder from nothing, and makes the index of the site once more, alone.
const [configDir = '', home = ''] = process.argv.slice(2)
const places = { configDir, dist: join(home, 'dist'), workDir: join(home, '.build') }
if (existsSync(home)) rmSync(home, { recursive: true })
const processor = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const begun = processor()
const result = await buildSite(places)
if (result.status !== 'built') throw new Error(whyNot(result))
const build = processor() - begun
const pages = searchedPages(loadSite(configDir).site!)
const started = processor()
const out = join(home, 'index')
const files = searchFiles(pages, (path) => readFileSync(join(places.dist, pageFiles(path).document), 'utf8'))
for (const [url, content] of files) writeText(join(out, url), content)
await precompress(
  out,
  join(home, 'compressed'),
  Array.from(files.keys(), (url) => url.slice(1)),
)
process.send?.({ build, index: processor() - started, pages: pages.length } satisfies Cost)
