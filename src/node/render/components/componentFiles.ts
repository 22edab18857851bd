import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'
import { billOfMaterials } from './billOfMaterials.ts'
import { licenceNotices } from './licenceNotices.ts'
import { folderOf, packageFolder } from './packageFolder.ts'
import { type ShippedPackage, shippedPackage } from './shippedPackage.ts'

/** The published paths of the bill of materials and the notices. */
export const COMPONENT_FILES = { bill: 'sbom.cdx.json', notices: 'third-party-notices.txt' } as const

/** Parts of documents that bypass the bundler: the icons of the sprite. */
const IN_DOCUMENTS = ['lucide-static']

/** A package and the client files that contain some of it, as paths within the package; empty if it is in documents. */
export type PackageInFiles = ShippedPackage & { files: string[] }

/** Returns the files to write into a client, by name, for the packages it consists of. */
export type EmitComponents = (packages: PackageInFiles[]) => Record<string, string>

/**
 * Records which packages are sent to browsers, and writes files about them. `workers` is for the plugins of workers, whose code is bundled
 * separately.
 */
export function componentFiles(emit: EmitComponents): { client: Plugin; workers: Plugin } {
  const folders = new Map(IN_DOCUMENTS.map((name) => [folderOf(name), new Set<string>()]))
  const noteIn = (file: string, id: string) => {
    const folder = packageFolder(id)
    if (folder !== undefined) folders.set(folder, (folders.get(folder) ?? new Set<string>()).add(file))
  }
  const note: NonNullable<Extract<Plugin['generateBundle'], (...input: never[]) => unknown>> = (_options, bundle) => {
    for (const part of Object.values(bundle)) {
      if (part.type === 'asset') for (const name of part.originalFileNames) noteIn(part.fileName, resolve(PROJECT_ROOT, name))
      else for (const [id, { renderedLength }] of Object.entries(part.modules)) if (renderedLength > 0) noteIn(part.fileName, id)
    }
  }
  return {
    workers: { name: 'components-of-workers', generateBundle: note },
    client: {
      name: 'components',
      generateBundle(options, bundle, isWrite) {
        note.call(this, options, bundle, isWrite)
        const packages = [...folders].map(([folder, files]) => ({ ...shippedPackage(folder), files: [...files] }))
        for (const [fileName, source] of Object.entries(emit(packages))) this.emitFile({ type: 'asset', fileName, source })
      },
    },
  }
}

/**
 * A bill of materials and the license notices, by file name, for these packages and those in the folders `more`, whose files bypass the
 * bundler. `heading` is the first line of the notices.
 */
export function componentTexts(packages: readonly ShippedPackage[], more: readonly string[], heading: string): Record<string, string> {
  const all = [...packages, ...more.map(shippedPackage)].toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  const unique = all.filter((one, index) => index === 0 || keyOf(one) !== keyOf(all[index - 1]!))
  return { [COMPONENT_FILES.bill]: billOfMaterials(unique), [COMPONENT_FILES.notices]: licenceNotices(unique, heading) }
}

const keyOf = ({ name, version }: { name: string; version: string }) => `${name}@${version}`
