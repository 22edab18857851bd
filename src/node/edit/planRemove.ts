import { posix } from 'node:path'
import { type Edit, findNodeAtLocation } from 'jsonc-parser'
import { PagePath } from '#schemas/atoms.ts'
import { plainAddress } from '#schemas/plainAddress.ts'
import { printable } from '#src/node/text/printable.ts'
import { oldAddress } from '#src/site/redirects/oldAddress.ts'
import { didYouMean } from '#src/site/words/nearest.ts'
import type { Change, Plan } from './change.ts'
import { choosePage } from './choosePage.ts'
import type { ConfigBefore } from './configBefore.ts'
import { isFrom, redirectsOf } from './freePath.ts'
import { editInString } from './jsonString.ts'
import { type LinkReference, linkReferencesTo } from './linkReferences.ts'
import { textsOf } from './ownTexts.ts'
import { pathSpan } from './pathSpan.ts'
import { redirectEdits } from './redirectChange.ts'
import { parseSource, placeAt, readInside } from './sources.ts'
import { addressOf } from './translations.ts'
import { waitingAddressesOf } from './waitingAddressesOf.ts'
import { withFreshNotes } from './withFreshNotes.ts'

/** The redirect of a removed page: to another page, or none. Only drafts may leave this undecided. */
export type Afterwards = { redirect: string } | 'gone' | 'undecided'

/** A link to a page, for display. */
export type Referrer = { file: string; line: number; column: number; href: string }

/** The plan for removing a page. `linked` lists the links to it; `undecided` asks where to redirect its visitors. */
export type RemovePlan = Plan | { linked: Referrer[] } | 'undecided'

/**
 * Plans removing a page and the text files that only it uses. Redirects to it are changed to its successor, and so are links with `relink`.
 * Does not write anything.
 */
export function planRemove(config: ConfigBefore, written: string, to: Afterwards, relink = false): RemovePlan {
  const path = plainAddress(written)
  const afterwards = typeof to === 'object' ? { redirect: plainAddress(to.redirect) } : to
  const chosen = choosePage(config, path, 'removed')
  if ('failure' in chosen) return chosen
  const { source, value } = chosen
  const own = textsOf(source, config.sources).filter(({ alsoNamedBy }) => alsoNamedBy === undefined)
  const translations = config.translations.filter(({ translates }) => translates === source.file)
  const ownFiles = new Set([source.file, ...own.map(({ textFile }) => textFile), ...translations.map(({ file }) => file)])
  const redirected = new Set(redirectsOf(config.sources).map(({ from }) => oldAddress(from).path))
  const gone = new Map(translations.map((translation) => [addressOf(translation, path, config).path, translation.folder]))
  const also = gone.size === 0 ? [] : [`Its translations are removed, too: ${[...gone.keys()].join(', ')}.`]
  if (value['draft'] !== true)
    for (const waiting of waitingAddressesOf(source, path, config))
      if (!redirected.has(waiting.path)) gone.set(waiting.path, waiting.folder)

  const mentions = linkReferencesTo(path, config).filter(({ file }) => !ownFiles.has(file))
  const referrers = mentions.filter(({ file }) => file !== 'redirects.json' || afterwards === 'gone')
  const isRelinked = relink && typeof afterwards === 'object'
  if (referrers.length > 0 && !isRelinked) {
    const linked = referrers.map(({ file, text, offset, href }) => ({ file, ...placeAt(text, offset), href }))
    return { linked: linked.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column)) }
  }
  if (afterwards === 'undecided' && (value['draft'] !== true || mentions.length > 0)) return 'undecided'

  const changes: Change[] = [...ownFiles].flatMap((file): Change[] => {
    const text = file === source.file ? source.text : readInside(config.configDir, file)
    return text === undefined ? [] : [{ from: file, to: null, before: text, edits: [] }]
  })
  if (typeof afterwards !== 'object') {
    const removal = `${path} is removed: its visitors see the page for unknown addresses.`
    // Drafts have no visitors.
    if (value['draft'] === true) return { changes, notes: [removal, ...also] }
    const ends = [...gone.keys()].map((from) => ({ from, to: null }))
    const { text, edits } = redirectEdits(config, { from: path, to: null }, ends)
    changes.push({ from: text === null ? null : 'redirects.json', to: 'redirects.json', before: text ?? '', edits })
    return { changes, notes: [removal, `redirects.json records it as gone (410).`, ...also] }
  }

  const refusal = whyNotSuccessor(config, path, afterwards.redirect)
  if (refusal !== undefined) return { failure: refusal }
  const relinked = isRelinked ? relinkChanges(config, referrers, path, afterwards.redirect) : []
  if ('failure' in relinked) return relinked
  changes.push(...relinked)
  const { redirect: successor } = afterwards
  const { text, edits } = redirectEdits(
    config,
    { from: path, to: successor },
    [...gone].map(([from, folder]) => ({ from, to: inLanguage(config, successor, folder) })),
  )
  if (text === null) changes.push({ from: null, to: 'redirects.json', before: '', edits })
  else
    changes.push({
      from: 'redirects.json',
      to: 'redirects.json',
      before: text,
      edits: [...edits, ...redirectsFollow(config, path, afterwards.redirect)],
    })
  const links = relinked.reduce((sum, change) => sum + change.edits.length, 0)
  return {
    changes: withFreshNotes(changes, config),
    notes: [`${path} now redirects to ${afterwards.redirect} (301).`, ...also, ...(isRelinked ? [`Links changed: ${links}.`] : [])],
  }
}

/** Changes all references to a page to another one; anchors are dropped. */
function relinkChanges(
  { pages }: ConfigBefore,
  mentions: readonly LinkReference[],
  path: string,
  to: string,
): Change[] | { failure: string } {
  const changes = new Map<string, Change>()
  const folderOf = (address: string) => posix.dirname(pages.files.get(address.split(/[?#]/)[0]!) ?? '')
  for (const { file, text, offset, rewrite, isEntry } of mentions) {
    if (isEntry && folderOf(to) !== folderOf(path))
      return {
        failure: `${file}:${placeAt(text, offset).line}: this field refers to the entry ${path}, and ${to} is not an entry of the same collection. Change the field first.`,
      }
    if (!rewrite)
      return {
        failure: `${file}:${placeAt(text, offset).line}: this link to ${path} is written in a form that cannot be updated automatically. Change it by hand first.`,
      }
    const change = changes.get(file) ?? { from: file, to: file, before: text, edits: [] }
    changes.set(file, change)
    change.edits.push(rewrite(to))
  }
  return [...changes.values()]
}

/** The same target in a language: the translation of its page, or the address reserved for it. */
function inLanguage(config: ConfigBefore, href: string, folder: string): string {
  const target = href.split(/[?#]/)[0]!
  const file = config.pages.files.get(target)
  const source = config.sources.find((one) => one.file === file)
  if (!source) return href
  const beside = config.translations.find((one) => one.translates === file && one.folder === folder)
  const waiting = waitingAddressesOf(source, target, config).find((one) => one.folder === folder)
  const local = beside ? addressOf(beside, target, config).path : (waiting?.shownAt ?? target)
  return local + href.slice(target.length)
}

function whyNotSuccessor({ pages, sources }: ConfigBefore, path: string, to: string): string | undefined {
  if (!PagePath.safeParse(to).success) return `--redirect "${printable(to)}": write a path of this site, such as /about-us.`
  const target = to.split(/[?#]/)[0]!
  if (target === path) return `${path} cannot redirect to itself.`
  if (pages.files.has(target)) return undefined
  const onward = redirectsOf(sources).find(({ from }) => isFrom(from, target))
  return `--redirect ${to}: ${onward ? (onward.to === undefined ? 'that path is gone according to redirects.json.' : `that path is itself redirected. Use ${printable(onward.to)}.`) : `there is no such page. ${didYouMean(target, pages.files.keys()) ?? 'Name an existing page.'}`}`
}

/** Redirects to the page lead directly to its successor; anchors are dropped. */
function redirectsFollow({ sources, host }: ConfigBefore, path: string, to: string): Edit[] {
  const source = sources.find(({ kind }) => kind === 'redirects')!
  const { tree } = parseSource(source)!
  return redirectsOf(sources).flatMap((redirect, index) => {
    if (redirect.to === undefined) return []
    const node = findNodeAtLocation(tree, ['redirects', index, 'to'])!
    return pathSpan(redirect.to, host)?.path === path ? [editInString(source.text, node, 0, redirect.to.length, to)] : []
  })
}
