import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A package of which some code is sent to browsers. */
export type ShippedPackage = {
  name: string
  version: string
  licence: string
  home: string | undefined
  notices: string[]
  /** Its author as declared; the names of its dependencies; and when it was installed, in milliseconds since 1970. */
  supplier: string
  needs: readonly string[]
  installed: number
}

const NOTICE = /^(?:licen[cs]e|copying|notice)(?:[-.]|$)/i
const CODE = /\.(?:[cm]?js|ts|json)$/

type Manifest = {
  name: string
  version: string
  license?: string
  homepage?: string
  author?: string | { name?: string }
  repository?: string | { url?: string }
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** The metadata and license texts of the package in a folder; its author if it has no license text. */
export function shippedPackage(folder: string): ShippedPackage {
  const {
    name,
    version,
    license = 'NOASSERTION',
    homepage,
    author,
    repository,
    dependencies = {},
    peerDependencies = {},
  } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && NOTICE.test(entry.name) && !CODE.test(entry.name))
    .map((entry) => entry.name)
    .sort()
  const by = typeof author === 'string' ? author : author?.name
  const notices = files.map((file) => readFileSync(join(folder, file), 'utf8').replace(/\r\n?/g, '\n').trim())
  const place = typeof repository === 'string' ? repository : repository?.url
  return {
    name,
    version,
    licence: license,
    home: homepage,
    notices: notices.length > 0 || by === undefined ? notices : [`Made by ${by}`],
    // Only the name of an author, without addresses.
    supplier:
      by?.split(/[<(]/)[0]!.trim() ||
      (/(?:github\.com[/:]|^(?:github:)?)([\w.-]+)\/[\w.-]+$/.exec(place ?? '')?.[1] ?? `contributors of ${name}`),
    needs: Object.keys({ ...dependencies, ...peerDependencies }),
    installed: statSync(join(folder, 'package.json')).mtimeMs,
  }
}
