import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { findNodeAtLocation } from 'jsonc-parser'
import { files } from '#src/contract/files.ts'
import type { Fix } from '#src/site/fix.ts'
import { sourceOfTranslation } from '#src/node/config/read/overlayFile.ts'
import { LIVE_FOLDER } from '#src/node/editorSchemas/liveFolder.ts'
import { changeLabel } from '#src/site/checks/fixes.ts'
import { entrySchemaOf } from '#src/node/edit/entrySchemaOf.ts'
import { pageFiles } from '#src/node/edit/pageFiles.ts'
import { schemaFor } from '#src/node/edit/schemaPath.ts'
import { type Source, treeOf } from '#src/node/edit/sources.ts'

/**
 * Adds the `$schema` line for editors to every file without one, or with one that leads to a missing file or to that of another kind. URLs
 * and absolute paths stay unchanged, and so does a folder without any such line. Translations are sparse, so schemas of entire files do not
 * fit. An entry of a collection with fields gets the schema of that collection.
 */
export function schemaFixes(configDir: string, sources: Source[]): Fix[] {
  const known = new Map<string, boolean>()
  const isThere = (path: string) => {
    if (!known.has(path)) known.set(path, existsSync(path))
    return known.get(path)!
  }
  const { collections } = pageFiles(sources)
  const names = new Set(sources.map(({ file }) => file))
  const translates = (file: string) => names.has(sourceOfTranslation(file)?.source ?? '')
  return sources.flatMap((source): Fix[] => {
    const { file, kind, text } = source
    // Names of other files contain no dot except for that of their extension.
    if (posix.basename(file, '.json').includes('.') && !translates(file)) return []
    const row = files.find((one) => one.kind === kind)!
    const folder = posix.dirname(file)
    const exists = (schema: string) => isThere(join(configDir, LIVE_FOLDER, schema))
    const named = (name: string) => (translates(file) ? `${name}.translation` : name)
    const ofEntry = kind === 'entry' ? entrySchemaOf(file, collections) : undefined
    const json = named(ofEntry !== undefined && exists(`${named(ofEntry)}.schema.json`) ? ofEntry : row.json)
    const leads = (schema: string) => posix.basename(schema) === `${json}.schema.json` && isThere(join(configDir, folder, schema))
    const tree = treeOf(text)
    if (tree?.type !== 'object') return []
    const written: unknown = findNodeAtLocation(tree, ['$schema'])?.value
    if (written !== undefined && (typeof written !== 'string' || /^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(written) || leads(written))) return []
    const below = posix.relative(folder, `${LIVE_FOLDER}/${json}.schema.json`)
    const live = below.startsWith('../') ? below : `./${below}`
    const value = leads(live)
      ? live
      : schemaFor(
          file,
          json,
          sources.filter((other) => other !== source),
        )
    if (value === undefined || !leads(value)) return []
    return [
      written === undefined
        ? { do: 'insert', label: 'Add "$schema"', file, keyPath: [], key: '$schema', value }
        : { do: 'set', label: changeLabel(written, value), file, keyPath: ['$schema'], value },
    ]
  })
}
