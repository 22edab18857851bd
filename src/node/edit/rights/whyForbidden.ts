import { posix } from 'node:path'
import { getNodeValue } from 'jsonc-parser'
import type { Act } from '#schemas/team.ts'
import { folderOf } from '#schemas/languages.ts'
import { files as fileTable } from '#src/contract/files.ts'
import { overlayFile } from '#src/node/config/read/overlayFile.ts'
import { type Change, textAfter } from '#src/node/edit/change.ts'
import { type Source, readInside, treeOf } from '#src/node/edit/sources.ts'
import { languagesOf } from '#src/node/edit/translations.ts'
import { madeOnce } from '#src/site/madeOnce.ts'
import { findFiles } from '#src/node/files/findFiles.ts'
import type { ActPlace, Rights } from './rightsOf.ts'

/** An act that is carried out as a whole: links, menus and redirects that follow a moved or removed page are part of it. */
export type WholeAct = 'move' | 'remove'

/** An act at a place, which a change needs. */
type Need = { act: Act; place: ActPlace }

/** A file before and after a change; null if there is none. */
type Sides = { before: string | null; after: string | null }

/** The table: the act that changes files of a kind, except for pages. */
const ACT_OF_KIND: Partial<Record<string, Act>> = { fragment: 'shared', header: 'menus', footer: 'menus', theme: 'theme' }

/**
 * Why a person may not make changes in a config folder, and who may; undefined if they may. Only the files before and after count, not how
 * the changes were requested. `whole` names the act of a planner that moves or removes pages.
 */
export function whyForbidden(rights: Rights, configDir: string, changes: readonly Change[], whole?: WholeAct): string | undefined {
  const needed = needsOf(configDir, changes)
  const ofPages = needed.filter(({ act }) => act === whole)
  const checked = ofPages.length > 0 ? ofPages : needed
  const missing = checked.find(({ act, place }) => !rights.may(act, place))
  return missing && rights.refusal(missing.act, missing.place)
}

/** Why a person may not add, replace or delete a file of `assets/`; undefined if they may. */
export function whyNoMedia(rights: Rights): string | undefined {
  return rights.may('media') ? undefined : rights.refusal('media')
}

function needsOf(configDir: string, changes: readonly Change[]): Need[] {
  const befores = new Map(changes.map(({ from, before }) => [from, before]))
  const added = new Map(changes.map((change) => [change.from === null ? change.to : null, change]))
  const readBefore = (file: string) => befores.get(file) ?? readInside(configDir, file)
  let listed: string[] | undefined
  const files = () => (listed ??= findFiles(configDir))

  /** The pages of a folder by the names of texts that they have, before and after. */
  const naming = madeOnce((folder: string): Map<string, Set<string>> => {
    const pages = new Map<string, Set<string>>()
    const isBeside = (file: string) => file.endsWith('.json') && posix.dirname(file) === folder
    const note = (page: string, text: string) => {
      for (const name of text.split('"')) if (name.endsWith('.md')) pages.set(name, (pages.get(name) ?? new Set()).add(page))
    }
    for (const file of files().filter(isBeside)) note(file, readInside(configDir, file) ?? '')
    for (const change of changes) if (change.to !== null && isBeside(change.to)) note(change.to, textAfter(change))
    return pages
  })

  const routeOf = madeOnce((indexFile: string): unknown => {
    const own = added.get(indexFile)
    const index = treeOf(readBefore(indexFile) ?? (own && textAfter(own)) ?? '')
    return index && (getNodeValue(index) as { path?: unknown }).path
  })
  const folders = new Set(languagesOf([{ file: 'site.json', kind: 'site', text: readBefore('site.json') ?? '{}' } as Source]).map(folderOf))
  const sides = (change: Change): Sides => ({
    before: change.from === null ? null : change.before,
    after: change.to === null ? null : textAfter(change),
  })

  function pageOf(file: string): string {
    const [room, name = '', ...rest] = file.slice(0, -'.json'.length).split('/')
    if (room === 'pages') {
      const path = [name, ...rest].join('/')
      return `/${path === 'index' ? '' : path.endsWith('/index') ? path.slice(0, -'/index'.length) : path}`
    }
    const route = routeOf(`collections/${name}/index.json`)
    return typeof route === 'string' ? route.replace('{id}', rest.join('/')) : `/${name}/${rest.join('/')}`
  }

  /** The pages whose Markdown a file is: those that name it, before or after, and the one with its name. */
  function pagesOfText(file: string): string[] {
    const found = naming(posix.dirname(file)).get(posix.basename(file))
    return found ? [...found] : [`${file.slice(0, -'.md'.length)}.json`]
  }

  function needsOfFile(file: string, { before, after }: Sides): Need[] {
    if (file.startsWith('assets/')) return [{ act: 'media', place: {} }]
    if (file.endsWith('.md'))
      return file.startsWith('fragments/')
        ? [{ act: 'shared', place: {} }]
        : pagesOfText(file).map((page): Need => ({ act: 'edit', place: { ...placeOf(page), field: 'text' } }))
    const overlay = overlayFile(file, folders)
    const kind = kindOf(file)
    if (!isPage(file)) return [{ act: ACT_OF_KIND[kind ?? ''] ?? 'settings', place: { language: languageOf(file) } }]
    const place = placeOf(file)
    // A translation is a text of its page; adding or deleting it changes all of its fields.
    if (before === null && !overlay) return [{ act: 'add', place }]
    if (after === null && !overlay) return [{ act: 'remove', place }]
    return changedFields(before, after).map((field): Need => ({ act: 'edit', place: { ...place, field } }))
  }

  function kindOf(file: string): string | undefined {
    const name = overlayFile(file, folders)?.source ?? file
    return fileTable.find(({ pattern }) => pattern.test(name))?.kind
  }

  function isPage(file: string): boolean {
    return ['page', 'entry'].includes(kindOf(file) ?? '')
  }

  function languageOf(file: string): string {
    const folder = overlayFile(file, folders)?.folder ?? (file.startsWith('pages/') ? file.split('/')[1]! : '')
    return folders.has(folder) ? folder : 'main'
  }

  function placeOf(file: string): ActPlace {
    return { page: pageOf(overlayFile(file, folders)?.source ?? file), language: languageOf(file) }
  }

  return changes.flatMap((change): Need[] => {
    const { from, to } = change
    const at = to ?? from!
    if (from === null || to === null || from === to) return needsOfFile(at, sides(change))
    if (!isPage(from) || !isPage(to))
      return [...needsOfFile(from, { ...sides(change), after: null }), ...needsOfFile(to, { ...sides(change), before: null })]
    return [
      { act: 'move', place: placeOf(from) },
      { act: 'move', place: placeOf(to) },
      ...(textAfter(change) === change.before ? [] : needsOfFile(to, sides(change))),
    ]
  })
}

/** The key paths, joined by dots, at which two JSON texts differ; empty if one is missing or not JSON, or only the layout differs. */
export function changedFields(before: string | null, after: string | null): string[] {
  const [old, now] = [before, after].map((text) => treeOf(text ?? ''))
  const found = old && now ? differences(getNodeValue(old), getNodeValue(now), []) : []
  return found.length > 0 || before === after ? found : ['']
}

function differences(old: unknown, now: unknown, path: readonly string[]): string[] {
  if (JSON.stringify(old) === JSON.stringify(now)) return []
  const isObject = (value: unknown) => typeof value === 'object' && value !== null
  const isSameKind = isObject(old) && isObject(now) && Array.isArray(old) === Array.isArray(now)
  // An added or removed item is a change of the list.
  if (!isSameKind || (Array.isArray(old) && old.length !== (now as unknown[]).length)) return [path.join('.')]
  const keys = new Set([...Object.keys(old as object), ...Object.keys(now as object)])
  const within = (value: unknown, key: string) =>
    Object.hasOwn(value as object, key) ? (value as Record<string, unknown>)[key] : undefined
  return [...keys].flatMap((key) => differences(within(old, key), within(now, key), [...path, key]))
}
