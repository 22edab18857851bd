import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { contentHash, valueHash } from '#src/node/files/hashes.ts'
import type { Recognition } from '#src/site/menus/Recognition.ts'
import { folderOf } from './components/packageFolder.ts'

/** What reads the letters of pictures: what the page knows of it, its files by address, and the packages that they are of. */
type RecognitionFiles = Recognition & { files: ReadonlyMap<string, Buffer>; packages: readonly string[] }

/** Where packages with the data of languages lie: those that are installed are offered. */
const LANGUAGES = '@tesseract.js-data'

/** The code for processors with SIMD, as all have whose browsers are younger than three years; it looks for the rest beside itself. */
const CODE = {
  'worker.min.js': ['tesseract.js', 'dist/worker.min.js'],
  'tesseract-core-simd-lstm.js': ['tesseract.js-core', 'tesseract-core-simd-lstm.js'],
  'tesseract-core-simd-lstm.wasm': ['tesseract.js-core', 'tesseract-core-simd-lstm.wasm'],
} as const

/** What `worker.min.js` holds of other packages, which no bundler of ours sees. */
const IN_THE_WORKER = ['bmp-js', 'idb-keyval', 'is-url', 'regenerator-runtime', 'wasm-feature-detect', 'zlibjs']

/** How much of that code is left when it is packed; data is packed already. */
const PACKED = 0.33

let found: RecognitionFiles | null | undefined

/** What is installed to read the letters of pictures with; null when something of it is missing. It is read once. */
export function recognitionFiles(): RecognitionFiles | null {
  if (found === undefined) found = findFiles()
  return found
}

function findFiles(): RecognitionFiles | null {
  const code = new Map(Object.entries(CODE).map(([name, [owner, file]]) => [name, readOf(owner, file)]))
  const languages = installedLanguages()
  if (languages.length === 0 || [...code.values()].includes(undefined)) return null
  const all = [...(code as Map<string, Buffer>), ...languages.map(({ name, data }): [string, Buffer] => [`${name}.traineddata`, data])]
  const folder = `/static/recognition/${valueHash(all.map(([name, content]) => [name, contentHash(content)])).slice(0, 8)}`
  const sent = [...(code as Map<string, Buffer>).values()].reduce((sum, { length }) => sum + length * PACKED, 0)
  return {
    folder,
    bytes: Math.round(sent),
    languages: languages.map(({ name, data }) => ({ name, bytes: data.length })),
    files: new Map(all.map(([name, content]) => [`${folder}/${name}`, content])),
    packages: ['tesseract.js', 'tesseract.js-core', ...IN_THE_WORKER, ...languages.map(({ name }) => `${LANGUAGES}/${name}`)],
  }
}

/** The data of the installed languages, packed; it is unpacked by who reads it, whatever the file is called. */
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
    return folderOf(owner)
  } catch {
    return undefined
  }
}
