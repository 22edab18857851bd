import { type ScoutCell, type ScoutEntry, scoutFields, type ScoutRow } from './ScoutRow.ts'

/**
 * Merges two rows of the same person under the id of the first. Each field takes the value with the higher confidence (the first row’s on a
 * tie); lists keep the first row’s entries and add those that only the second has. Line references of the second row point into another
 * file, so they become null.
 */
export function mergeRows(first: ScoutRow, second: ScoutRow): ScoutRow {
  const surer = (one: ScoutCell, other: ScoutCell): ScoutCell =>
    other.value !== '' && (one.value === '' || other.confidence > one.confidence) ? foreign(other) : one
  const entries = (one: readonly ScoutEntry[], other: readonly ScoutEntry[]) => [
    ...one,
    ...other.filter((entry) => !one.some((known) => same(entry, known))).map(foreignEntry),
  ]
  const terms = (one: readonly ScoutCell[], other: readonly ScoutCell[]) => [
    ...one,
    ...other.filter(({ value }) => !one.some((known) => known.value.toLowerCase() === value.toLowerCase())).map(foreign),
  ]
  // The level of a language is in brackets and can be missing in one of the files.
  const tongue = ({ value }: ScoutCell) => value.replace(/ \(.*/, '').toLowerCase()
  const tongues = (one: readonly ScoutCell[], other: readonly ScoutCell[]) => {
    const told = one.map((cell) => {
      const same = other.find((each) => tongue(each) === tongue(cell))
      return same && tongue(cell) === cell.value.toLowerCase() && same.value.length > cell.value.length ? foreign(same) : cell
    })
    return [...told, ...other.filter((cell) => !one.some((known) => tongue(known) === tongue(cell))).map(foreign)]
  }
  const edited = [...new Set([...(first.edited ?? []), ...(second.edited ?? [])])]
  return {
    id: first.id,
    ...(edited.length > 0 && { edited }),
    // Two files can have the same name.
    files: [...first.files, ...second.files],
    basics: Object.fromEntries(scoutFields.map((field) => [field, surer(first.basics[field], second.basics[field])])) as ScoutRow['basics'],
    links: [...new Set([...first.links, ...second.links])],
    experience: entries(first.experience, second.experience),
    education: entries(first.education, second.education),
    projects: entries(first.projects, second.projects),
    voluntary: entries(first.voluntary, second.voluntary),
    awards: entries(first.awards, second.awards),
    certificates: entries(first.certificates, second.certificates),
    skills: terms(first.skills, second.skills),
    languages: tongues(first.languages, second.languages),
  }
}

function foreign(cell: ScoutCell): ScoutCell {
  return { ...cell, line: null }
}

function foreignEntry(entry: ScoutEntry): ScoutEntry {
  return {
    ...entry,
    title: foreign(entry.title),
    place: foreign(entry.place),
    location: foreign(entry.location),
    period: foreign(entry.period),
  }
}

function same(one: ScoutEntry, other: ScoutEntry): boolean {
  const key = ({ title, place, start }: ScoutEntry) => [title.value, place.value, start].map((part) => part.trim().toLowerCase()).join('\n')
  return key(one) === key(other)
}
