import { type Node, findNodeAtLocation, getNodeValue } from 'jsonc-parser'
import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import type { ConfigBefore } from '#src/node/edit/configBefore.ts'
import { loadDraft } from '#src/node/edit/loadDraft.ts'
import { type Source, treeOf } from '#src/node/edit/sources.ts'
import { placeInOverlay } from '#src/site/languages/overlay.ts'
import { fileMeant } from '#src/site/pages/fileMeant.ts'
import type { KeyPath, Reference } from '#src/site/site.ts'

/**
 * A place that refers to a file of `assets/`, also in drafts. `written` is where the value is written: the JSON file with its tree, and the
 * key path in it; undefined for data from which entries are made.
 */
export type AssetUse = Pick<Reference, 'kind' | 'value' | 'file' | 'keyPath' | 'text'> & {
  written: { source: Source; tree: Node; keyPath: KeyPath } | undefined
}

/** The places of each file that is used, by its path, such as `/assets/team.webp`. */
export function assetUses(config: ConfigBefore): Map<string, AssetUse[]> {
  const loaded = loadDraft(config.configDir, []).config
  const uses = new Map<string, AssetUse[]>()
  if (!loaded) return uses
  const known = new Set(loaded.assets)
  const writtenAt = writtenPlaces(config)
  for (const reference of referencesToFiles(loaded)) {
    const asset = fileMeant(known, reference.value)
    const written = writtenAt(reference)
    // Inherited values of a translation are those of its source.
    if (asset === undefined || written === 'inherited') continue
    const others = uses.get(asset)
    const { kind, value, file, keyPath, text } = reference
    const use = { kind, value, file, keyPath, text, written }
    if (others) others.push(use)
    else uses.set(asset, [use])
  }
  return uses
}

function referencesToFiles({ references }: ReadConfig): Reference[] {
  return [...references('asset'), ...references('href').filter(({ value }) => value.startsWith('/assets/'))]
}

function writtenPlaces({ sources, translations }: ConfigBefore) {
  const files = new Map([...sources, ...translations].map((source) => [source.file, source]))
  const originals = new Map(translations.map(({ file, translates }) => [file, translates]))
  const trees = new Map<string, Node | null>()
  const treeIn = (file: string) => {
    const known = trees.get(file)
    if (known !== undefined) return known
    const tree = treeOf(files.get(file)?.text ?? '')
    trees.set(file, tree)
    return tree
  }
  return ({ file, keyPath }: Reference): AssetUse['written'] | 'inherited' => {
    const source = files.get(file)
    const tree = treeIn(file)
    if (!source || !tree) return undefined
    const original = originals.get(file)
    const whole = original === undefined ? undefined : treeIn(original)
    const place = whole ? placeInOverlay({ own: getNodeValue(tree), source: getNodeValue(whole) }, keyPath) : keyPath
    const isThere = place && findNodeAtLocation(tree, place) !== undefined
    if (isThere) return { source, tree, keyPath: place }
    return original === undefined ? undefined : 'inherited'
  }
}
