import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A package of which something is sent to browsers. */
export type ShippedPackage = {
  name: string
  version: string
  licence: string
  home: string | undefined
  notices: string[]
  /** Who made it, as it says itself; the names of the packages that it needs; and when it was installed, in milliseconds since 1970. */
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

/** What the package in a folder says of itself, and the texts of its licence; where it brings none, who made it. */
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
    // Of an author only the name, without addresses.
    supplier:
      by?.split(/[<(]/)[0]!.trim() ||
      (/(?:github\.com[/:]|^(?:github:)?)([\w.-]+)\/[\w.-]+$/.exec(place ?? '')?.[1] ?? `contributors of ${name}`),
    needs: Object.keys({ ...dependencies, ...peerDependencies }),
    installed: statSync(join(folder, 'package.json')).mtimeMs,
  }
}
