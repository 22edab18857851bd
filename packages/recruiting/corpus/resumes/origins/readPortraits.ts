import { readFileSync } from 'node:fs'
import type { YearMonth } from '#packages/recruiting/analysis/dates/DateRange.ts'
import type { Portrait, PortraitJob, PortraitLanguage } from './Portrait.ts'
import { portraitBullets } from './portraitBullets.ts'

/** The people of a file in `people`; its first lines describe the format. */
export function readPortraits(file: string): Portrait[] {
  const text = readFileSync(new URL(`people/${file}.txt`, import.meta.url), 'utf8')
  return text
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').filter((line) => line !== '' && !line.startsWith('#')))
    .filter((lines) => lines.length > 0)
    .map(toPortrait)
}

function toPortrait(lines: string[], nth: number): Portrait {
  const head = lines.find((line) => line.startsWith('@'))!
  const language = head.slice(1, 3) as PortraitLanguage
  const [name, headline, email, phones, place, links] = cells(head.slice(3))
  const [phone, read] = phones!.split(' > ')
  const of = (key: string) => lines.filter((line) => line.startsWith(`${key} `)).map((line) => line.slice(2))
  const under = (line: string) => {
    const at = lines.findIndex((next) => next === `J ${line}` || next === `E ${line}`)
    const rest = lines.slice(at + 1)
    const own = rest.slice(
      0,
      rest.findIndex((next) => !/^[NB] /.test(next)),
    )
    const texts = (key: string) => own.filter((next) => next.startsWith(`${key} `)).map((next) => next.slice(2))
    return { note: texts('N')[0] ?? '', points: texts('B') }
  }
  return {
    id: `${language}-${name!
      .split(' ')
      .at(-1)!
      .normalize('NFD')
      .replace(/[^a-z]/gi, '')
      .toLowerCase()}`,
    language,
    name: name!,
    headline: headline!,
    email: email!,
    phone: phone!,
    phoneRead: read === '=' ? phone! : read!,
    place: place!,
    links: links!.split(' ').filter(Boolean),
    about: of('P')[0] ?? '',
    jobs: of('J').map((line, index): PortraitJob => {
      const [title, employer, where, start, end] = cells(line)
      const { note, points } = under(line)
      return {
        title: title!.replace(/^\+/, ''),
        employer: employer!,
        place: where!,
        start: toMonth(start!) as YearMonth,
        end: toMonth(end!),
        isSame: title!.startsWith('+'),
        note,
        bullets: points.length > 0 ? points : portraitBullets(language, nth * 3 + index * 2, 3 - (index % 2)),
      }
    }),
    schools: of('E').map((line) => {
      const [degree, school, start, end] = cells(line)
      return { degree: degree!, school: school!, start: toMonth(start!) as YearMonth, end: toMonth(end!), note: under(line).note }
    }),
    skills: of('S').flatMap((line) =>
      line.split(' / ').map((group) => {
        const [label, items] = group.includes(': ') ? group.split(': ') : ['', group]
        return { group: label!, items: items!.split(', ') }
      }),
    ),
    further: of('X').map((line) => {
      const [heading, ...texts] = cells(line)
      return { heading: heading!, texts }
    }),
    languages: of('L').flatMap((line) => line.split(', ').map((one) => one.split(': ') as [string, string])),
  }
}

const cells = (line: string) => line.split(/\s*\|\s*/).map((cell) => cell.trim())

function toMonth(date: string): YearMonth | 'present' {
  if (date === 'now') return 'present'
  const [year, month] = date.split('-')
  return { year: Number(year), month: month ? Number(month) : null }
}
