import { isProblemCode, ruleOf } from '#src/site/checks/ruleOf.ts'
import { type Hunk, type Mistake, rulesOf } from './plantedMistakes.ts'
import { PlantedSite } from './plantedSite.ts'

/** Mistakes in the same site that do not hide each other. */
type Together = { site: PlantedSite; mistakes: Mistake[] }

const PAGE = /^pages\/(?:index|visit|breads|house-rules|404)\.json$/
const ENTRY = /^collections\/breads\/(?:rye-loaf|spelt-crown)\.json$/
/** Files that other checks depend on: without them the menus, paths and shared sections are unknown. */
const SHARED = /^(?:(?:header|footer|site|redirects)\.json$|collections\/\w+\/index\.json$|fragments\/)/
/** Rules that are checked only if every page can be parsed. */
const NEEDS_ALL_PAGES = new Set(['E_EMPTY_MENU', 'E_FULL_MENU'])
/** Rules that report missing pages. */
const HIDES_PAGES = new Set(['E_PATH', 'E_NO_COLLECTION'])
/** Rules that are checked only if every file can be parsed and all references can be resolved. */
const NEEDS_ALL_FILES = new Set(['E_NO_SEARCH', 'E_ORPHAN', 'E_UNUSED_ASSET', 'E_UNUSED_FRAGMENT', 'E_UNUSED_TEXT'])
/** Rules for fields that are checked after all fields have the right shape. */
const OF_SENSE = new Set(['E_RULE_SETTING', 'E_TIME_ORDER', 'E_ALWAYS_SHOWN'])
/** Rules for a specific page, which would not apply to a copy. */
const OF_ONE_PAGE = new Set(['E_ALWAYS_SHOWN', 'E_PARENT_LOOP', 'E_DESCRIPTION_IS_TITLE', 'E_TITLE_SUFFIX'])

/**
 * Plants mistakes into as few sites as possible, each into the first one that does not conflict. A mistake in a page gets its own copy of
 * that page, so that several mistakes in the same place are possible; a page of links links to all copies. Mistakes with `(alone)` in their
 * title get a separate site.
 */
export function plantTogether(mistakes: Mistake[]): Together[] {
  const groups: Mistake[][] = []
  const hidesOthers = ({ hunks }: Mistake) => hunks.some((hunk) => SHARED.test(hunk.file) && kindOf(hunk) !== 'sense')
  const placed = mistakes.map((mistake, index) => (isAlone(mistake) ? mistake : onItsOwnPage(mistake, index)))
  for (const mistake of placed.toSorted((a, b) => Number(hidesOthers(a)) - Number(hidesOthers(b)))) {
    const group = groups.find((members) => canJoin(members, mistake))
    if (group) group.push(mistake)
    else groups.push([mistake])
  }
  return groups.map((members) => {
    const site = planted(members)
    const copies = members.flatMap(({ hunks }) => hunks.flatMap(({ file }) => (/\/zz-\d+\.json$/.exec(file) ? [file] : [])))
    if (copies.length > 0) site.texts.set('pages/all-mistakes.json', pageOfLinks(copies))
    return { site, mistakes: members }
  })
}

/** The site with the most of these mistakes. */
export function largestPlanting(mistakes: Mistake[]): Together {
  return plantTogether(mistakes).toSorted((a, b) => b.mistakes.length - a.mistakes.length)[0]!
}

/** Whether a mistake gets a separate site. */
function isAlone({ title }: Mistake): boolean {
  return title.endsWith('(alone)')
}

function planted(members: Mistake[]): PlantedSite {
  const site = new PlantedSite()
  for (const member of members) site.plant(member)
  return site
}

function canJoin(members: Mistake[], mistake: Mistake): boolean {
  if (isAlone(members[0]!) || isAlone(mistake)) return false
  const hunks = [...members, mistake].flatMap((member) => member.hunks)
  const kinds = new Map<string, Set<Kind>>()
  for (const hunk of hunks) kinds.set(hunk.file, (kinds.get(hunk.file) ?? new Set()).add(kindOf(hunk)))
  const isBroken = (file: string) => !kinds.get(file)!.has('sense')
  const files = [...kinds.keys()]

  const mixes = mistake.hunks.some(
    ({ file }) => kinds.get(file)!.size > 1 || (kinds.get(file)!.has('text') && hunks.filter((hunk) => hunk.file === file).length > 1),
  )
  const hidesSense = files.some((file) => SHARED.test(file) && isBroken(file)) && files.some((file) => !isBroken(file))
  const hidesMenus =
    (files.some((file) => /^(?:pages|collections)\//.test(file) && isBroken(file)) ||
      hunks.some((hunk) => rulesOf(hunk).some((rule) => HIDES_PAGES.has(rule)))) &&
    hunks.some((hunk) => rulesOf(hunk).some((rule) => NEEDS_ALL_PAGES.has(rule)))
  const needsAll = new Set([...members, mistake].map((member) => member.hunks.flatMap(rulesOf).every((rule) => NEEDS_ALL_FILES.has(rule))))
  const meets = mistake.hunks.some((hunk) =>
    members.some((member) => member.hunks.some((other) => other.file === hunk.file && addsSameField(hunk, other))),
  )
  return !mixes && !hidesSense && !hidesMenus && needsAll.size === 1 && !meets && planted(members).canHold(mistake)
}

/** Whether two mistakes add fields in the same place, where they could be the same field. Items of a list do not conflict. */
function addsSameField(one: Hunk, other: Hunk): boolean {
  if (one.do !== 'edit' || other.do !== 'edit') return false
  return one.edits.some(({ from, to }) => !/^\s*(?:⟦\w+⟧)?\{/.test(to) && other.edits.some((edit) => edit.from === from))
}

/**
 * The level of a mistake in a file: its text, so nothing else in the file can be parsed; its fields, so their meaning is unknown; or its
 * meaning.
 */
type Kind = 'text' | 'fields' | 'sense'

function kindOf(hunk: Hunk): Kind {
  const groups = rulesOf(hunk).map((rule) => (OF_SENSE.has(rule) || !isProblemCode(rule) ? undefined : ruleOf(rule).group))
  if (groups.includes('text')) return 'text'
  return groups.includes('shape') && hunk.file.endsWith('.json') ? 'fields' : 'sense'
}

/** The same mistake in a copy of the page, without anything that only one page may have. Other mistakes do not change. */
function onItsOwnPage(mistake: Mistake, index: number): Mistake {
  const file = mistake.hunks[0]!.file
  if (mistake.hunks.flatMap(rulesOf).some((rule) => OF_ONE_PAGE.has(rule))) return mistake
  if (
    mistake.hunks.some((hunk) => hunk.file !== file || hunk.do === 'remove' || hunk.do === 'link') ||
    !(PAGE.test(file) || ENTRY.test(file))
  )
    return mistake
  const text = new PlantedSite().plant(mistake).textOf(file)!
  const own = text
    .replace(/^( {2}"(?:title|description)": "[^"⟦⟧]*)"/gm, `$1 (${index})"`)
    .replace(/^ {2}"menus": \[[^⟦]*?^ {2}\],\n/m, '')
    .replace(/^ {2}"noindex": true,\n/m, '')
    .replace('"name": "order"', `"name": "order-${index}"`)
  return {
    ...mistake,
    hunks: [
      {
        do: 'write',
        encoding: 'utf8',
        file: file.replace(/[^/]+$/, `zz-${index}.json`),
        atStart: mistake.hunks.flatMap(({ atStart }) => atStart),
        text: own,
      },
    ],
  }
}

function pageOfLinks(files: string[]): string {
  const links = files.map((file) => ({
    label: `Copy ${/\d+/.exec(file)![0]}`,
    href: file.replace(/^pages|^collections/, '').slice(0, -'.json'.length),
  }))
  const groups = Array.from({ length: Math.ceil(links.length / 20) }, (_, group) => ({
    title: `Part ${group + 1}`,
    links: links.slice(group * 20, group * 20 + 20),
  }))
  const sections = Array.from({ length: Math.ceil(groups.length / 6) }, (_, section) => ({
    type: 'linkGroups',
    title: `All copies, list ${section + 1}`,
    groups: groups.slice(section * 6, section * 6 + 6),
  }))
  const page = {
    name: 'All copies',
    title: 'All copies of our pages',
    description: 'Links to every copy of a page, so that each of them can be reached by people who follow links from the first page on.',
    summary: 'Every copy of a page.',
    updated: '2026-11-02',
    menus: [{ menu: 'footer', column: 'shop' }],
    sections: [{ type: 'hero', variant: 'plain', title: 'All copies', lead: 'Every copy of a page.' }, ...sections],
  }
  return JSON.stringify(page, null, 2)
}
