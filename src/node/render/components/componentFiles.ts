import type { Plugin } from 'vite'
import { billOfMaterials } from './billOfMaterials.ts'
import { licenceNotices } from './licenceNotices.ts'
import { folderOf, packageFolder } from './packageFolder.ts'
import { shippedPackage } from './shippedPackage.ts'

/** Where the bill of materials and the notices are published. */
export const COMPONENT_FILES = { bill: 'sbom.cdx.json', notices: 'third-party-notices.txt' } as const

/** Parts of documents that no bundler sees: the icons of the sprite. */
const IN_DOCUMENTS = ['lucide-static']

/**
 * Writes what browsers are sent of other packages into the client: a bill of materials, and the notices of their licences. `workers` goes
 * among the plugins of workers, whose code is bundled apart. `more` are packages of which files are sent that no bundler sees,
 * and `heading` is the first line of the notices.
 */
export function componentFiles(more: () => readonly string[], heading: () => string): { client: Plugin; workers: Plugin } {
  const folders = new Set(IN_DOCUMENTS.map(folderOf))
  const note: NonNullable<Extract<Plugin['generateBundle'], (...input: never[]) => unknown>> = (_options, bundle) => {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
        const folder = renderedLength > 0 ? packageFolder(id) : undefined
        if (folder !== undefined) folders.add(folder)
      }
    }
  }
  return {
    workers: { name: 'components-of-workers', generateBundle: note },
    client: {
      name: 'components',
      generateBundle(options, bundle, isWrite) {
        note.call(this, options, bundle, isWrite)
        for (const name of more()) folders.add(folderOf(name))
        const packages = [...folders].map(shippedPackage).toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
        const unique = packages.filter((one, index) => index === 0 || keyOf(one) !== keyOf(packages[index - 1]!))
        this.emitFile({ type: 'asset', fileName: COMPONENT_FILES.bill, source: billOfMaterials(unique) })
        this.emitFile({ type: 'asset', fileName: COMPONENT_FILES.notices, source: licenceNotices(unique, heading()) })
      },
    },
  }
}

const keyOf = ({ name, version }: { name: string; version: string }) => `${name}@${version}`
