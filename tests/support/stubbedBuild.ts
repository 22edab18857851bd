import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildResult, buildSite } from '#src/node/render/buildSite.ts'
import type { BuildCode } from '#src/node/render/code/keptCode.ts'
import type { Progress } from '#src/node/render/progress.ts'
import { silentProgress } from '#src/node/render/progress.ts'
import { findFiles } from '#src/node/files/findFiles.ts'

/** Outputs its input instead of rendering it. */
const SERVER = `export const liveTypes = []
export const hydrates = () => false
export const prepare = () => Promise.resolve()
export const markdownOf = (whole, data, head) => JSON.stringify([head, data])
export const footerHtml = ({ footer }) => '<footer class="css-' + footer.columns.length + '">' + JSON.stringify(footer).replaceAll('<', '') + '</footer>'
const inLanguage = ({ languages, ...shell }, { language }) => ({ ...shell, ...languages?.[language?.tag] })
export const renderPage = (whole, data) => page(inLanguage(whole, data), data)
const page = ({ footer, ...shell }, data) =>
  ({ html: '<pre>' + JSON.stringify([shell, data]) + '</pre>' + (data.layout === 'main' ? footerHtml({ footer }) : ''), css: ('a{order:' + data.path.length + '}').repeat(120), styleIds: [] })
`
const TEMPLATE = '<!doctype html><html lang="en"><head><!--head--></head><body><!--app--><!--data--></body></html>'

/** Instantly built code in a folder: pages contain all input of the renderer, and `version` represents the sources. */
export function stubbedCode(home: string, version = '1'): BuildCode {
  const folder = join(home, 'code')
  const clientDir = join(folder, 'client')
  return {
    name: `stub ${version}`,
    make() {
      mkdirSync(join(clientDir, '.vite'), { recursive: true })
      mkdirSync(join(clientDir, 'static/js'), { recursive: true })
      writeFileSync(join(clientDir, '.vite/manifest.json'), '{}')
      writeFileSync(join(clientDir, 'index.html'), `${TEMPLATE}<!-- ${version} -->`)
      writeFileSync(join(clientDir, 'static/js/client-1a2b.js'), 'export {}\n'.repeat(200))
      writeFileSync(join(folder, 'server.mjs'), SERVER)
      return Promise.resolve({
        serverFile: join(folder, 'server.mjs'),
        clientDir,
        template: readFileSync(join(clientDir, 'index.html'), 'utf8'),
        isMixed: false,
      })
    },
  }
}

/** Builds a config folder with stubbed code into `<home>/dist`. Throws the reason if the build fails. */
export async function stubbedBuild(
  configDir: string,
  home: string,
  { version = '1', progress = silentProgress }: { version?: string; progress?: Progress } = {},
): Promise<Extract<BuildResult, { status: 'built' }>['report']> {
  const places = { configDir, dist: join(home, 'dist'), workDir: join(home, '.build') }
  const result = await buildSite(places, () => {}, progress, stubbedCode(home, version))
  if (result.status !== 'built') throw new Error(JSON.stringify(result))
  return result.report
}

/** Every file of a folder with its content, except files that an earlier build has left for old documents. */
export function filesOf(folder: string, without: ReadonlySet<string> = new Set()): Record<string, string> {
  return Object.fromEntries(
    findFiles(folder)
      .filter((file) => !without.has(file))
      .map((file) => [file, readFileSync(join(folder, file), 'latin1')]),
  )
}
