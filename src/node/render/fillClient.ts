import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { shareFile } from '#src/node/files/shareFile.ts'
import { walk } from '#src/node/files/walk.ts'
import type { ShellData } from '#src/site/menus/shellData.ts'
import { componentTexts } from './components/componentFiles.ts'
import type { ShippedPackage } from './components/shippedPackage.ts'
import { recognitionFiles } from './recognitionFiles.ts'
import { MARKS, siteExpressions } from './siteExpressions.ts'

/** Where a client without a site notes the packages that it is made of. */
export const PACKAGES_FILE = '.vite/packages.json'

/** The hash in the name of a script, and what follows it. */
const HASH = /-([\w-]{8})\.js/g

/**
 * Writes the client of a site into `outDir`, a folder that is there: that of `MARKS` in `base`, with the site in place of them. Files that
 * change by it, and those that name them, get other hashes into their names; the rest are links to those of `base`.
 */
export function fillClient(base: string, shell: ShellData, outDir: string): void {
  const { shell: site, settings } = siteExpressions(shell)
  const { files } = walk(base)
  const texts = new Map(files.filter((file) => file.endsWith('.js')).map((file) => [file, readFileSync(join(base, file), 'utf8')]))
  const hashes = otherHashes(texts, `${site}\n${settings}`)
  for (const file of files) {
    if (file === PACKAGES_FILE) continue
    const name = withHashes(file, hashes)
    mkdirSync(dirname(join(outDir, name)), { recursive: true })
    if (name === file && texts.has(file)) shareFile(join(base, file), join(outDir, file))
    else {
      const text = withHashes(texts.get(file) ?? readFileSync(join(base, file), 'utf8'), hashes)
      writeFileSync(
        join(outDir, name),
        text.replaceAll(MARKS.shell, () => site).replaceAll(MARKS.settings, () => settings),
      )
    }
  }
  const packages = JSON.parse(readFileSync(join(base, PACKAGES_FILE), 'utf8')) as ShippedPackage[]
  for (const [file, text] of Object.entries(siteComponents(packages, shell))) writeFileSync(join(outDir, file), text)
}

/** The bill of materials and the notices of a client that is made of some packages, for a site; by the names of their files. */
export function siteComponents(packages: readonly ShippedPackage[], { recognition, words }: ShellData): Record<string, string> {
  return componentTexts(packages, (recognition && recognitionFiles()?.packages) || [], words.notices)
}

/**
 * New hashes for those of the scripts that hold a mark, or name one that gets a new hash. `told` is what takes the place of the marks.
 */
function otherHashes(texts: ReadonlyMap<string, string>, told: string): Map<string, string> {
  const namedBy = new Map<string, string[]>()
  const open: string[] = []
  for (const [file, text] of texts) {
    const [own] = hashesIn(file)
    if (own === undefined) continue
    for (const other of hashesIn(text)) namedBy.set(other, [...(namedBy.get(other) ?? []), own])
    if (Object.values(MARKS).some((mark) => text.includes(mark))) open.push(own)
  }
  const hashes = new Map<string, string>()
  for (const old of open) {
    if (hashes.has(old)) continue
    hashes.set(old, createHash('sha256').update(`${old}\n${told}`).digest('base64url').slice(0, old.length))
    open.push(...(namedBy.get(old) ?? []))
  }
  return hashes
}

function hashesIn(text: string): string[] {
  return [...text.matchAll(HASH)].map(([, hash]) => hash!)
}

function withHashes(text: string, hashes: ReadonlyMap<string, string>): string {
  return text.replace(HASH, (named, hash: string) => `-${hashes.get(hash) ?? hash}${named.slice(1 + hash.length)}`)
}
