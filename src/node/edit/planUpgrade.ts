import { type Edit, applyEdits, findNodeAtLocation } from 'jsonc-parser'
import { CONFIG_VERSION } from '#schemas/configVersion.ts'
import type { Change, Plan } from './change.ts'
import type { ConfigBefore } from './configBefore.ts'
import { formatOf } from './format.ts'
import { type Source, treeOf } from './sources.ts'
import { codemods } from './upgrades/codemods.ts'
import { insertAfter } from './upgrades/insertAfter.ts'
import { sharedFormTexts } from './upgrades/sharedFormTexts.ts'

/**
 * Plans upgrading a config of an older version, and removing what it says twice, in any version. Files that are not well-formed are
 * skipped. Does not write anything.
 */
export function planUpgrade({ sources, translations }: Pick<ConfigBefore, 'sources' | 'translations'>): Plan {
  const settings = sources.find(({ kind }) => kind === 'site')
  const tree = settings && treeOf(settings.text)
  if (!tree) return { failure: 'site.json, which contains the config version, cannot be read. Run npm run validate to see why.' }
  const version = findNodeAtLocation(tree, ['configVersion'])?.value ?? findNodeAtLocation(tree, ['version'])?.value ?? 1
  if (!Number.isInteger(version) || version < 1)
    return { failure: 'The configVersion in site.json is not a version number. Set it to 1, or remove it.' }
  if (version > CONFIG_VERSION)
    return {
      failure: `This config has version ${version}, but this page builder reads version ${CONFIG_VERSION}. Install a newer page builder.`,
    }
  // The text files of pages and entries are already among the sources.
  const known = new Set(sources.map(({ file }) => file))
  const all = [...sources, ...translations.filter(({ file }) => !known.has(file))]
  const texts = all.map(({ text }) => text)
  const upgrades = new Map(version < CONFIG_VERSION ? all.map((source) => [source.file, upgraded(source, version as number, texts)]) : [])
  const shorter = sharedFormTexts(sources.map((source) => ({ ...source, text: upgrades.get(source.file) ?? source.text })))
  const changes = all.flatMap(({ file, text: before }): Change[] => {
    const text = shorter.get(file) ?? upgrades.get(file) ?? before
    return text === before ? [] : [{ from: file, to: file, before, edits: [difference(before, text)] }]
  })
  const notes = codemods.filter((codemod) => codemod.version > version).map(({ about, version }) => `${version}: ${about}`)
  const said = `The config ${version < CONFIG_VERSION ? 'now' : 'already'} has version ${CONFIG_VERSION}.`
  return { changes, notes: [said, ...notes, ...(shorter.size > 0 ? [SHARED_TEXTS] : [])] }
}

const SHARED_TEXTS = 'Texts that forms repeated are now in words.form of site.json, or are the defaults.'

function upgraded({ file, kind, text: before }: Source, version: number, texts: readonly string[]): string {
  let text = before
  for (const codemod of codemods.filter((codemod) => codemod.version > version)) {
    const tree = treeOf(text)
    if (!tree) return before
    text = applyEdits(text, codemod.edits({ file, kind, text, tree, texts }))
  }
  return file === 'site.json' ? applyEdits(text, [versionEdit(text)]) : text
}

/** Sets the current version: in place if there is one, otherwise after `$schema` or at the top. */
function versionEdit(text: string): Edit {
  const tree = treeOf(text)!
  const written = findNodeAtLocation(tree, ['configVersion'])
  if (written) return { offset: written.offset, length: written.length, content: String(CONFIG_VERSION) }
  const schema = findNodeAtLocation(tree, ['$schema'])?.parent
  if (schema) return insertAfter(text, schema, 'configVersion', CONFIG_VERSION)
  const { indent, eol } = formatOf(text)
  const comma = (tree.children?.length ?? 0) > 0 ? ',' : ''
  return { offset: tree.offset + 1, length: 0, content: `${eol}${indent}"configVersion": ${CONFIG_VERSION}${comma}` }
}

/** Combines several rewrites into one edit, from the first changed character to the last. */
function difference(before: string, after: string): Edit {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return { offset: start, length: before.length - start - end, content: after.slice(start, after.length - end) }
}
