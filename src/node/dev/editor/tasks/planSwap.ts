import { findNodeAtLocation } from 'jsonc-parser'
import { type AssetUse, assetUses } from '#src/node/dev/editor/library/assetUses.ts'
import type { Change } from '#src/node/edit/change.ts'
import type { ConfigBefore } from '#src/node/edit/configBefore.ts'
import type { EditOperation } from '#src/node/edit/editOperation.ts'
import { findMarkdownLinks } from '#src/node/edit/markdownLinks.ts'
import { readInside } from '#src/node/edit/sources.ts'
import { editedSource } from '#src/node/edit/editedSource.ts'
import { hasPixels } from '#src/site/pictures/crop.ts'
import type { EditorTask } from './editorTask.ts'
import type { TaskPlan } from './taskPlan.ts'

/** Plans replacing a file of `assets/` with another one wherever it is used. */
export function planSwap(config: ConfigBefore, { from, to }: Extract<EditorTask, { do: 'swap' }>): TaskPlan {
  if (from === to) return { failure: 'Choose another file.' }
  const uses = assetUses(config).get(from) ?? []
  if (uses.length === 0) return { failure: `No page uses ${from}.` }
  const addresses = [...new Set(uses.map(addressOf))]
  const changes = new Map<string, Change>()
  const operations = new Map<AssetSource, EditOperation[]>()
  const seen = new Set<string>()
  for (const use of uses) {
    const { text, written } = use
    const place = text ? text.file : JSON.stringify([use.file, written?.keyPath])
    // Several pictures of a text are one place.
    if (seen.has(place)) continue
    seen.add(place)
    if (text) {
      const before = readInside(config.configDir, text.file) ?? ''
      const places = placesIn(before, addresses)
      if (!places) return unwritable(use, `${text.file}:${text.line}`)
      const edits = places.map(({ start, end }) => ({ offset: start, length: end - start, content: to }))
      changes.set(text.file, { from: text.file, to: text.file, before, edits })
      continue
    }
    if (!written) return { failure: `${use.file} names ${from} in its data. Change it there first.` }
    const made = operationsFor(use, written, addresses, to)
    if (!made) return unwritable(use, use.file)
    operations.set(written.source, [...(operations.get(written.source) ?? []), ...made])
  }
  for (const [source, made] of operations) {
    const change = editedSource(source, made)
    if ('failure' in change) return change
    changes.set(source.file, change)
  }
  const [count, files] = [uses.length, changes.size]
  return {
    changes: [...changes.values()],
    notes: [`${count} ${count === 1 ? 'place' : 'places'} in ${files} ${files === 1 ? 'file' : 'files'} will show ${to}.`],
    label: `replace ${from} with ${to}`,
    open: null,
    isStrict: false,
  }
}

type AssetSource = NonNullable<AssetUse['written']>['source']

/**
 * The operations for a use in JSON: of a whole value, without the pixels of the earlier picture, or of each place in a Markdown text.
 * Undefined if the places cannot be found.
 */
function operationsFor(
  use: AssetUse,
  { tree, keyPath }: NonNullable<AssetUse['written']>,
  addresses: readonly string[],
  to: string,
): EditOperation[] | undefined {
  const value: unknown = findNodeAtLocation(tree, keyPath)?.value
  if (typeof value !== 'string') return undefined
  if (value === use.value) {
    const sizes = ['width', 'height'].map((name) => [...keyPath.slice(0, -1), name])
    const isSized = hasPixels(to) && sizes.every((path) => typeof findNodeAtLocation(tree, path)?.value === 'number')
    const crop = [...keyPath.slice(0, -1), 'crop']
    // Drawings are shown whole.
    const isCropped = !hasPixels(to) && findNodeAtLocation(tree, crop) !== undefined
    return [
      { op: 'set', path: keyPath, value: to + value.slice(addressOf(use).length) },
      ...(isCropped ? [{ op: 'remove', path: crop } satisfies EditOperation] : []),
      ...(isSized ? sizes.map((path): EditOperation => ({ op: 'remove', path })) : []),
    ]
  }
  let text = value
  return placesIn(value, addresses)
    ?.toReversed()
    .map(({ start, end }): EditOperation => {
      text = text.slice(0, start) + to + text.slice(end)
      return { op: 'set', path: keyPath, value: text }
    })
}

/** The places of a file in a Markdown text, in order; undefined if one of them cannot be found. */
function placesIn(markdown: string, addresses: readonly string[]): { start: number; end: number }[] | undefined {
  const links = addresses.map((address) => findMarkdownLinks(markdown, address, undefined, { images: true }))
  const found = links.flatMap((one) => one.found).toSorted((a, b) => a.start - b.start)
  return found.length === 0 || links.some(({ unplaced }) => unplaced > 0) ? undefined : found
}

/** The file in a reference as written, without query and anchor. */
function addressOf({ value }: AssetUse): string {
  return /^[^?#]*/.exec(value)![0]
}

function unwritable({ value }: AssetUse, place: string): { failure: string } {
  return { failure: `${place} writes ${value} in a form that cannot be replaced automatically. Write its address without escapes first.` }
}
