import type { ScoutEntry, ScoutRow } from './ScoutRow.ts'

type Entry = { title: string; place: string; period: string; detail: string }

/** The stored format of a row (R5.6). `Basic` contains only non-empty fields; its keys are the column names. */
type ScoutResult = {
  Basic: Record<string, string>
  Experience: Entry[]
  Education: Entry[]
  Projects: Entry[]
  Skills: string[]
  Awards: Entry[]
  Certificates: Entry[]
}

/** Converts a row to its stored format (R5.6). */
export function scoutResult(row: ScoutRow): ScoutResult {
  const { name, headline, email, phone, location, summary } = row.basics
  const basics = {
    Name: name.value,
    Headline: headline.value,
    Email: email.value,
    Phone: phone.value,
    Location: location.value,
    Links: row.links.join(', '),
    Summary: summary.value,
    Languages: row.languages.map(({ value }) => value).join(', '),
  }
  return {
    Basic: Object.fromEntries(Object.entries(basics).filter(([, value]) => value !== '')),
    Experience: row.experience.map(entryOf),
    Education: row.education.map(entryOf),
    Projects: row.projects.map(entryOf),
    Skills: row.skills.map(({ value }) => value),
    Awards: row.awards.map(entryOf),
    Certificates: row.certificates.map(entryOf),
  }
}

function entryOf({ title, place, period, points }: ScoutEntry): Entry {
  return { title: title.value, place: place.value, period: period.value, detail: points.join('\n') }
}
