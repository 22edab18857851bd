import { isMoment } from '#schemas/time.ts'
import type { PreviewContext } from '#src/node/dev/previewContext.ts'
import { pageFiles } from '#src/node/edit/pageFiles.ts'
import { parseSource, readSources } from '#src/node/edit/sources.ts'
import type { KeyPath } from '#src/site/site.ts'
import type { EditorTimes, TimedMoment, TimedThing } from './timesWire.ts'

type Group = Record<string, unknown>

/** The table: labels of items that appear and disappear, by the list that contains them. */
const KINDS: Record<string, string> = {
  sections: 'section',
  before: 'section',
  after: 'section',
  menus: 'menu entry',
  groups: 'menu group',
  items: 'menu link',
  legal: 'menu link',
  announcement: 'announcement',
}

const FIELDS = [
  ['publishAt', 'appears'],
  ['expireAt', 'disappears'],
] as const

/** Everything that appears and disappears in the current files, and the draft pages. Unreadable files are left out. */
export function editorTimes({ configDir, at = Date.now() }: Pick<PreviewContext, 'configDir' | 'at'>): EditorTimes {
  const moments: TimedMoment[] = []
  const drafts: TimedThing[] = []
  const sources = readSources(configDir)
  const pathOf = new Map([...pageFiles(sources).files].map(([path, file]) => [file, path]))
  for (const source of sources) {
    // Most files have no times, so they need not be parsed.
    if (!/"(?:publishAt|expireAt|draft)"/.test(source.text)) continue
    const { file } = source
    const whole = parseSource(source)?.value
    const path = pathOf.get(file) ?? null
    for (const { group, keyPath } of groupsIn(whole, [])) {
      const what = keyPath.length === 0 ? 'page' : kindOf(keyPath)
      // A menu entry is identified by its page.
      const name = wordsOf(group) ?? wordsOf(whole) ?? path ?? file
      const thing: TimedThing = { name, what, file, keyPath, path }
      if (keyPath.length === 0 && group['draft'] === true) drafts.push(thing)
      for (const [field, did] of FIELDS) {
        const written = group[field]
        if (typeof written === 'string' && isMoment(written)) moments.push({ at: Date.parse(written), written, did, thing })
      }
    }
  }
  return { now: at, moments: moments.sort((a, b) => a.at - b.at), drafts }
}

/** Every object in a value, with its place. */
function groupsIn(value: unknown, keyPath: KeyPath): { group: Group; keyPath: KeyPath }[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Array.isArray(value)
    ? value.flatMap((item, index) => groupsIn(item, [...keyPath, index]))
    : Object.entries(value).flatMap(([key, item]) => groupsIn(item, [...keyPath, key]))
  return Array.isArray(value) ? inner : [{ group: value as Group, keyPath }, ...inner]
}

function kindOf(keyPath: KeyPath): string {
  const list = keyPath.findLast((key) => typeof key === 'string')
  return KINDS[list ?? ''] ?? 'part'
}

/** A label by which authors recognize the item. */
function wordsOf(group: unknown): string | undefined {
  const fields = (group ?? {}) as Group
  return ['name', 'title', 'label', 'term', 'text']
    .map((key) => fields[key])
    .find((value): value is string => typeof value === 'string' && value !== '')
}
