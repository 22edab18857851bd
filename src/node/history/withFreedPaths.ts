import { findNodeAtLocation } from 'jsonc-parser'
import { folderOf } from '#schemas/languages.ts'
import { isPageFile } from '#src/node/config/read/isPageFile.ts'
import { sourceOfTranslation } from '#src/node/config/read/overlayFile.ts'
import { textAfter } from '#src/node/edit/change.ts'
import { editText } from '#src/node/edit/editText.ts'
import { isFrom, redirectsOf } from '#src/node/edit/freePath.ts'
import { readSource, treeOf } from '#src/node/edit/sources.ts'
import { languagesOf } from '#src/node/edit/translations.ts'
import { pathsIn } from './pathsIn.ts'
import type { RestorePlan } from './planRestore.ts'

const REDIRECTS = 'redirects.json'

/** A plan that brings pages back, without the redirects from their addresses: a path cannot be both a page and a redirect. */
export function withFreedPaths(configDir: string, plan: RestorePlan): RestorePlan {
  const source = readSource(configDir, REDIRECTS)
  const settings = readSource(configDir, 'site.json')
  const pathOf = pathsIn(configDir)
  const folders = settings ? languagesOf([settings]).map(folderOf) : []
  const back = plan.changes.flatMap((change): string[] => {
    const { from, to } = change
    if (from !== null || to === null || !isPageFile(to)) return []
    const path = pathOf(sourceOfTranslation(to)?.source ?? to)
    const tree = treeOf(textAfter(change))
    const own: unknown = tree && findNodeAtLocation(tree, ['path'])?.value
    return path === null ? [] : [path, ...folders.map((folder) => `/${folder}${path}`), ...(typeof own === 'string' ? [own] : [])]
  })
  if (!source || back.length === 0) return plan
  const taken = redirectsOf([source]).flatMap(({ from }, index) => (back.some((path) => isFrom(from, path)) ? [{ from, index }] : []))
  if (taken.length === 0) return plan
  const edited = editText(
    source.text,
    taken.toReversed().map(({ index }) => ({ op: 'remove', path: ['redirects', index] })),
    () => [],
  )
  if ('failure' in edited) return plan
  const { text: before } = source
  const edits = [{ offset: 0, length: before.length, content: edited.text }]
  return {
    ...plan,
    changes: [...plan.changes, { from: REDIRECTS, to: REDIRECTS, before, edits }],
    notes: [...plan.notes, `Redirects from ${taken.map(({ from }) => from).join(', ')} are removed.`],
  }
}
