import type { FieldChange } from '#src/site/diff/fieldChanges.ts'
import type { LostAddress } from '#src/site/diff/lostAddresses.ts'
import type { MenuChange } from '#src/site/diff/menuChanges.ts'
import type { PageChange, SharedChange } from '#src/site/diff/pageChanges.ts'
import type { RedirectChange } from '#src/site/diff/redirectChanges.ts'
import type { Redirect } from '#src/site/redirects/redirect.ts'
import type { SectionChange } from '#src/site/diff/sectionChanges.ts'
import type { SiteDiff } from '#src/site/diff/siteDiff.ts'
import type { Times } from '#src/site/pages/live.ts'
import { type Line, say } from './reportLine.ts'

/** A comparison, ready for any format: a summary, notes, and groups of lines with sub-lines. Empty groups are omitted. */
export type DiffReport = { summary: Line; notes: Line[]; groups: Group[] }
/** Lines of the same kind under a title. */
export type Group = { title: string; items: Item[] }
/** A line with its sub-lines. */
export type Item = { line: Line; below: Line[] }

/** Describes a comparison. `since` names the base, such as `main` or `v1..v2`; `notes` come first. */
export function diffReport(diff: SiteDiff, since: string, notes: Line[] = []): DiffReport {
  const groups: [title: string, items: Item[]][] = [
    ['Lost addresses', diff.lost.map(lostAddress).map(alone)],
    [
      'Pages added',
      diff.added.map(({ page, was }) =>
        alone(was ? say`${page.path} – ${page.meta.name} (${stateOf(was)} before)` : say`${page.path} – ${page.meta.name}`),
      ),
    ],
    [
      'Pages removed',
      diff.removed.map(({ page, now }) =>
        alone(now ? say`${page.path} – ${page.meta.name} (${stateOf(now)} now)` : say`${page.path} – ${page.meta.name}`),
      ),
    ],
    ['Pages moved', diff.moved.map(({ before, after }) => alone(say`${before.path} → ${after.path} – ${after.meta.name}`))],
    ['Pages changed', diff.changed.map(changedPage)],
    ['Shared sections', diff.shared.map(sharedSection)],
    ['Publication times', diff.times.map(({ path, before, after }) => alone(say`${path}: ${period(before)} → ${period(after)}`))],
    ['Header', diff.header.map((change) => alone(menuChange(change)))],
    ['Footer', [...diff.footer.map((change) => alone(menuChange(change))), ...fields(diff.footerFields)]],
    ['Redirects', diff.redirects.map((change) => alone(redirectChange(change)))],
    ['Settings', fields(diff.settings)],
    ['Theme', fields(diff.theme)],
    ['Not compared, because of problems', diff.notCompared.map((place) => alone(say`${place}`))],
  ]
  return { summary: summary(diff, since), notes, groups: groups.flatMap(([title, items]) => (items.length > 0 ? [{ title, items }] : [])) }
}

function summary({ added, removed, moved, changed, lost, ...rest }: SiteDiff, since: string): Line {
  const counts = [
    [added.length, 'added'],
    [removed.length, 'removed'],
    [moved.length, 'moved'],
    [changed.length, 'changed'],
  ] as const
  const pages = counts.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : [])).join(', ')
  const isSame = pages === '' && lost.length === 0 && Object.values(rest).every(({ length }) => length === 0)
  if (isSame) return say`Nothing that visitors see has changed since ${since}.`
  const gone = lost.length === 0 ? '' : `; ${lost.length === 1 ? '1 address no longer works' : `${lost.length} addresses no longer work`}`
  return say`Since ${since}: ${pages === '' ? 'no page added, removed, moved or edited' : `pages: ${pages}`}${gone}.`
}

function lostAddress({ path, was, unshown }: LostAddress): Line {
  if (unshown) return say`${path} is now ${stateOf(unshown)} and has no redirect. Add a redirect.`
  return was === 'page'
    ? say`${path} no longer exists. Add a redirect.`
    : say`${path} is no longer redirected to a page. Restore its redirect, or redirect it to an existing page.`
}

/** The table: why a page that has a file is not shown, in words. */
const states: Record<string, string> = { draft: 'a draft', scheduled: 'not published yet', expired: 'expired', faulty: 'invalid' }

function stateOf(word: string): string {
  return states[word] ?? word
}

function period({ publishAt, expireAt }: Times): string {
  const parts = [...(publishAt === undefined ? [] : [`from ${publishAt}`]), ...(expireAt === undefined ? [] : [`until ${expireAt}`])]
  return parts.join(' ') || 'always'
}

function changedPage({ page, fields, changes, isReordered }: PageChange): Item {
  return {
    line: say`${page.path} – ${page.meta.name}`,
    below: [...fields.map(fieldChange), ...changes.map(sectionChange), ...(isReordered ? [say`sections reordered`] : [])],
  }
}

function sectionChange({ did, type, heading, fields }: SectionChange): Line {
  if (did === 'changed')
    return heading
      ? say`section changed: ${type} “${heading}” (${fields.join(', ')})`
      : say`section changed: ${type} (${fields.join(', ')})`
  return heading ? say`section ${did}: ${type} “${heading}”` : say`section ${did}: ${type}`
}

function sharedSection({ change, pages }: SharedChange): Item {
  const { words, values } = sectionChange(change)
  const shown = pages.length === 1 ? `, on ${pages[0]}` : `, on ${pages.length} pages`
  return alone({ words: [...words.slice(0, -1), `${words.at(-1)} – `, ''], values: [...values, `${change.file}${shown}`] })
}

function menuChange(change: MenuChange): Line {
  const place = change.place.length > 0 ? `${change.place.join(' › ')}: ` : ''
  const { words, values } = menuWords[change.did](change as never)
  return { words: ['', ...words], values: [place, ...values] }
}

/** The table: what happened to a menu item, in words. */
const menuWords: { [Did in MenuChange['did']]: (change: Extract<MenuChange, { did: Did }>) => Line } = {
  added: (change) => say`added ${named(change)}`,
  removed: (change) => say`removed ${named(change)}`,
  changed: (change) => say`changed ${named(change)}`,
  renamed: (change) => say`renamed ${change.was} → ${named(change)}`,
  moved: (change) => say`moved here from ${change.was.join(' › ') || 'the top'}: ${named(change)}`,
  reordered: () => say`reordered`,
}

function named({ label, location }: { label: string; location: string }): string {
  return location ? `${label} (${location})` : label
}

function redirectChange(change: RedirectChange): Line {
  if (change.did === 'added') return say`added ${change.now.from} → ${target(change.now)}`
  if (change.did === 'removed') return say`removed ${change.old.from} → ${target(change.old)}`
  return say`${change.now.from}: ${target(change.old)} → ${target(change.now)}`
}

function target({ to, status, keepQuery }: Redirect): string {
  return `${to ?? 'gone'} (${status}${keepQuery === false ? ', without the query' : ''})`
}

function fields(changes: FieldChange[]): Item[] {
  return changes.map(fieldChange).map(alone)
}

function fieldChange({ at, before, after }: FieldChange): Line {
  if (before === undefined) return say`${at}: ${shown(after)} (new)`
  if (after === undefined) return say`${at}: ${shown(before)} (removed)`
  return say`${at}: ${shown(before)} → ${shown(after)}`
}

function shown(value: unknown): string {
  return typeof value === 'string' ? `“${value}”` : JSON.stringify(value)
}

function alone(line: Line): Item {
  return { line, below: [] }
}
