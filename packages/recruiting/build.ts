import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { PackageFiles, SiteForPackages } from 'page-builder/build'
import type { Recognition } from './analysis/recognition/Recognition.ts'
import { languageOfData } from './analysis/recognition/languageOfData.ts'

/** Text recognition for a site: its data for the page, its files by address, and the packages they come from. */
type RecognitionFiles = Recognition & { files: ReadonlyMap<string, Buffer>; packages: readonly string[] }

/** The location of packages with language data: the installed ones are offered. */
const LANGUAGES = '@tesseract.js-data'

/**
 * The code for processors with SIMD, which all browsers from the last three years support; it looks for its other files in its own folder.
 */
const CODE = {
  'worker.min.js': ['tesseract.js', 'dist/worker.min.js'],
  'tesseract-core-simd-lstm.js': ['tesseract.js-core', 'tesseract-core-simd-lstm.js'],
  'tesseract-core-simd-lstm.wasm': ['tesseract.js-core', 'tesseract-core-simd-lstm.wasm'],
} as const

/** The packages bundled in `worker.min.js`, which our bundler does not see. */
const IN_THE_WORKER = ['bmp-js', 'idb-keyval', 'is-url', 'regenerator-runtime', 'wasm-feature-detect', 'zlibjs']

/** The compressed share of that code; data is compressed already. */
const PACKED = 0.33

const FOLDER = '/static/recognition'

const HEADERS = {
  // The folder of a file is named by the content.
  [`${FOLDER}/*`]: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  // This worker compiles WebAssembly, and a worker uses the policy of its own response: no page is allowed what this file is, and this file
  // is allowed nothing else.
  [`${FOLDER}/:version/worker.min.js`]: {
    'Content-Security-Policy': "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  },
}

let found: RecognitionFiles | null | undefined

/**
 * The files of a site for text recognition; nothing if none of its sections accepts files, or if a package is not installed. The site’s own
 * language comes first.
 */
export default function build({ languages: [own], types }: SiteForPackages): PackageFiles | undefined {
  if (!Object.values(types).some(({ takesFiles }) => takesFiles)) return undefined
  // The packages are read once.
  if (found === undefined) found = findFiles()
  if (!found) return undefined
  const { folder, bytes, files, packages } = found
  const language = new Intl.Locale(own!).language
  const rank = (name: string) => Number(languageOfData(name) !== language)
  const languages = found.languages.toSorted((one, other) => rank(one.name) - rank(other.name))
  const recognition: Recognition = { folder, bytes, languages }
  return { files, headers: HEADERS, npmPackages: packages, data: { recognition } }
}

function findFiles(): RecognitionFiles | null {
  const code = new Map(Object.entries(CODE).map(([name, [owner, file]]) => [name, readOf(owner, file)]))
  const languages = installedLanguages()
  if (languages.length === 0 || [...code.values()].includes(undefined)) return null
  const all = [...(code as Map<string, Buffer>), ...languages.map(({ name, data }): [string, Buffer] => [`${name}.traineddata`, data])]
  const hash = createHash('sha256')
  for (const [name, content] of all) hash.update(`${name}\0${content.length}\0`).update(content)
  const folder = `${FOLDER}/${hash.digest('base64url').slice(0, 8)}`
  const sent = [...(code as Map<string, Buffer>).values()].reduce((sum, { length }) => sum + length * PACKED, 0)
  return {
    folder,
    bytes: Math.round(sent),
    languages: languages.map(({ name, data }) => ({ name, bytes: data.length })),
    files: new Map(all.map(([name, content]) => [`${folder}/${name}`, content])),
    packages: ['tesseract.js', 'tesseract.js-core', ...IN_THE_WORKER, ...languages.map(({ name }) => `${LANGUAGES}/${name}`)],
  }
}

/** The data of the installed languages, compressed; readers decompress it, whatever the file name. */
function installedLanguages(): { name: string; data: Buffer }[] {
  const own = installed('tesseract.js')
  const folder = own && join(dirname(own), LANGUAGES)
  return (folder && existsSync(folder) ? readdirSync(folder).sort() : []).flatMap((name) => {
    const data = readOf(`${LANGUAGES}/${name}`, `4.0.0_best_int/${name}.traineddata.gz`)
    return data ? [{ name, data }] : []
  })
}

function readOf(owner: string, file: string): Buffer | undefined {
  const folder = installed(owner)
  const path = folder && join(folder, file)
  return path !== undefined && existsSync(path) ? readFileSync(path) : undefined
}

function installed(owner: string): string | undefined {
  try {
    return dirname(createRequire(import.meta.url).resolve(`${owner}/package.json`))
  } catch {
    return undefined
  }
}
