import { posix } from 'node:path'
import type { HeadersRule } from '#src/node/hosting/HeadersRule.ts'
import { HASHED_FOLDERS } from '#src/node/hosting/caching.ts'
import type { BuildFile, PackageBuild, PackageFiles, SiteForPackages } from '#src/node/sections/PackageBuild.ts'
import type { Site } from '#src/site/site.ts'
import { folderOf } from './components/packageFolder.ts'
import { OwnCodeError } from './ownCodeError.ts'

/** What all packages publish with a site. */
export type FilesOfPackages = {
  files: Map<string, Buffer | string>
  fileRules: HeadersRule[]
  /** Folders of the npm packages that the files are copied from. */
  npmFolders: string[]
  /** By package; undefined for packages without any. */
  data: Record<string, unknown> | undefined
}

/** Folders below `/static/` that the builder writes itself. */
const TAKEN: ReadonlySet<string> = new Set([...HASHED_FOLDERS, 'data'])

/** What packages publish with a site. Throws an `OwnCodeError` if one of them fails or returns something that cannot be published. */
export function packageFiles(site: Pick<Site, 'pages' | 'settings' | 'languages'>, packages: readonly BuildFile[]): FilesOfPackages {
  const given = siteForPackages(site)
  const owners = new Map<string, string>()
  const all: FilesOfPackages = { files: new Map(), fileRules: [], npmFolders: [], data: undefined }
  for (const { name, folder, file, build } of packages) {
    const found = called(build, given, file)
    if (!found) continue
    const wrong = whatIsWrong(found, name, owners)
    if (wrong !== undefined) throw new OwnCodeError({ file, line: 1, column: 1, ...wrong })
    for (const [address, content] of found.files) all.files.set(address, typeof content === 'string' ? content : asBuffer(content))
    all.fileRules.push(...Object.entries(found.headers).map(([paths, headers]) => ({ paths, headers })))
    all.npmFolders.push(...found.npmPackages.map((npm) => folderIn(npm, folder, file)))
    if (found.data !== undefined) all.data = { ...all.data, [name]: found.data }
  }
  return all
}

/** The same bytes, not copied. */
function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}

function siteForPackages({ pages, settings, languages = [] }: Pick<Site, 'pages' | 'settings' | 'languages'>): SiteForPackages {
  const types = pages.flatMap(({ uses }) => uses.types.map((type) => [type, uses.traits[type] ?? {}] as const))
  return { languages: [settings.language, ...languages.map(({ tag }) => tag)], types: Object.fromEntries(types) }
}

function called(build: PackageBuild, given: SiteForPackages, file: string): PackageFiles | undefined {
  try {
    return build(given)
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    throw new OwnCodeError({ file, line: 1, column: 1, message: `the files of this package cannot be generated: ${words}`, hint: MEND })
  }
}

function folderIn(name: string, folder: string, file: string): string {
  try {
    return folderOf(name, folder)
  } catch {
    const message = `it uses files of the npm package ${name}, which is not installed`
    throw new OwnCodeError({ file, line: 1, column: 1, message, hint: `Install it: npm install ${name}` })
  }
}

const MEND = 'Fix the code.'
const ADDRESS = /^\/static\/([\w-]+)\/(?:[\w.~-]+\/)*[\w.~-]+$/
const PATHS = /^\/static\/([\w-]+)\/(?::?[\w.~-]+\/)*(?::?[\w.~-]+|\*)$/
const HEADER = /^[A-Z][A-Za-z]*(?:-[A-Z][A-Za-z]*)*$/
/** Headers that depend on the file, the site or the response, whatever a package declares. */
const OF_SERVERS =
  /^(?:Content-(?:Type|Length|Encoding|Range)|Transfer-Encoding|Vary|E-?Tag|Last-Modified|Date|Allow|Location|Connection|Set-Cookie|Strict-Transport-Security)$/

/** The files of a package that cannot be published; `owners` maps folders to the packages processed before. */
function whatIsWrong(
  { files, headers }: PackageFiles,
  name: string,
  owners: Map<string, string>,
): { message: string; hint: string } | undefined {
  const folders = new Set<string>()
  for (const address of files.keys()) {
    const folder = ADDRESS.exec(address)?.[1]
    if (folder === undefined || posix.normalize(address) !== address)
      return { message: `its file cannot be published at ${address}`, hint: 'Use an address such as /static/tides/1a2b3c4d/tides.json.' }
    const owner = TAKEN.has(folder) ? 'the builder' : (owners.get(folder) ?? name)
    if (owner !== name) return { message: `its file ${address} is in a folder that belongs to ${owner}`, hint: 'Rename the folder.' }
    folders.add(folder)
  }
  for (const folder of folders) owners.set(folder, name)
  for (const [paths, set] of Object.entries(headers)) {
    if (!folders.has(PATHS.exec(paths)?.[1] ?? ''))
      return {
        message: `it sets headers for ${paths}, which matches none of its files`,
        hint: 'Use the address of its files; :name matches one folder or file, and * matches the rest.',
      }
    for (const [header, value] of Object.entries(set)) {
      if (!HEADER.test(header) || OF_SERVERS.test(header))
        return { message: `it sets the header ${header}, which packages may not set`, hint: 'Remove this header.' }
      if (typeof value !== 'string' || !/^[\x20-\x7e]*$/.test(value) || /[\\{}$]/.test(value))
        return {
          message: `its header ${header} has a value that servers cannot send`,
          hint: 'Use one line of ASCII characters, without backslashes, braces or dollar signs.',
        }
    }
  }
  return undefined
}
