import type { Section } from '#src/contract/sections.ts'
import type { SitePage } from '#src/site/site.ts'
import { fieldChanges } from './fieldChanges.ts'
import { isSame } from './isSame.ts'

/**
 * A change of one section. `heading` is empty if the type has none; `fields` are the changed keys; `file` is where it is, or was, written.
 */
export type SectionChange = { did: 'added' | 'removed' | 'changed'; type: string; heading: string; fields: string[]; file: string }

/** Differences between the sections of two states of a page. `isReordered`: common sections are in another order. */
export type SectionChanges = { changes: SectionChange[]; isReordered: boolean }

type Sections = Pick<SitePage, 'sections' | 'sources'>
type Pair = { old: number; now: number }

/** Criteria by which a section is found again, the most reliable first. */
const ways: ((a: Section, b: Section) => boolean)[] = [
  isSame,
  (a, b) => a.type === b.type && headingOf(a) !== '' && headingOf(a) === headingOf(b),
  (a, b) => a.type === b.type && a.id !== undefined && a.id === b.id,
  (a, b) => a.type === b.type,
]

/** Compares the sections of two states of a page: by content, then by type and heading, then by type and anchor, then by type alone. */
export function sectionChanges(before: Sections, after: Sections): SectionChanges {
  if (isSame(before.sections, after.sections)) return { changes: [], isReordered: false }
  const pairs = pairsOf(before.sections, after.sections)
  const change = (did: SectionChange['did'], { sections, sources }: Sections, index: number, fields: string[] = []): SectionChange => {
    const section = sections[index]!
    return { did, type: section.type, heading: headingOf(section), fields, file: sources[index]!.file }
  }
  const without = (sections: Section[], side: keyof Pair) =>
    sections.flatMap((_section, index) => (pairs.some((pair) => pair[side] === index) ? [] : [index]))
  const changed = pairs.flatMap(({ old, now }) => {
    const fields = fieldChanges(before.sections[old], after.sections[now]).map(({ at }) => at.split('.')[0]!)
    return fields.length > 0 ? [change('changed', after, now, [...new Set(fields)])] : []
  })
  return {
    changes: [
      ...without(before.sections, 'old').map((index) => change('removed', before, index)),
      ...without(after.sections, 'now').map((index) => change('added', after, index)),
      ...changed,
    ],
    isReordered: pairs.some(({ old }, index) => index > 0 && old < pairs[index - 1]!.old),
  }
}

/** The old section of each new one, in the new order. */
function pairsOf(before: Section[], after: Section[]): Pair[] {
  const [olds, nows] = [new Set(before.keys()), new Set(after.keys())]
  const pairs: Pair[] = []
  for (const isIt of ways) {
    for (const now of nows) {
      const old = [...olds].find((index) => isIt(before[index]!, after[now]!))
      if (old === undefined) continue
      pairs.push({ old, now })
      olds.delete(old)
      nows.delete(now)
    }
  }
  return pairs.sort((a, b) => a.now - b.now)
}

function headingOf(section: Section): string {
  return 'title' in section && typeof section.title === 'string' ? section.title : ''
}
