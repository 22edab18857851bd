import type { YearMonth } from '#packages/recruiting/analysis/dates/DateRange.ts'
import { type Country, type Pool, languages, levels, phones, places } from './pools.ts'
import type { Random } from './random.ts'

/** A job of an invented person. */
export type Job = { title: string; employer: string; place: string; start: YearMonth; end: YearMonth | 'present'; bullets: string[] }

/** An invented person. */
export type Person = {
  name: string
  email: string
  phone: [written: string, number: string]
  place: string
  link: string
  headline: string
  summary: string
  jobs: Job[]
  schools: { degree: string; school: string; year: number }[]
  skills: string[]
  languages: [name: string, level: string][]
  certificates: [name: string, issuer: string, year: number][]
  projects: [name: string, about: string][]
  awards: [name: string, year: number][]
}

/** An invented person; `nth` selects one from the pool. */
export function makePerson(pool: Pool, nth: number, chance: Random): Person {
  const [name, country] = pool.people[nth % pool.people.length]!
  const local = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z ]/g, '')
    .split(' ')
  const jobs = makeJobs(pool, country, chance)
  const graduated = (jobs.at(-1)!.start.year ?? 2010) - 1
  return {
    name,
    email: chance.pick([
      `${local.join('.')}@mail.example`,
      `${local[0]}${chance.whole(10, 99)}@mail.example`,
      `${local.at(-1)}_${local[0]!.slice(0, 1)}@post.mail.example`,
    ]),
    phone: chance.pick(phones[country]),
    place: chance.pick(places[country]),
    link: `linkedin.com/in/${local.join('-')}-example`,
    headline: jobs[0]!.title,
    summary: [
      `${jobs[0]!.title} with more than ${2026 - graduated - 2} years of work in growing organisations.`,
      `Enjoys clear goals, small teams and ${chance.pick(['careful handovers', 'plain words', 'good tests'])}.`,
      'Looking for a role where quality counts.',
    ].join(' '),
    jobs,
    schools: chance
      .some(pool.degrees, chance.whole(1, 2))
      .map((degree, index) => ({
        degree,
        school: pool.schools[(nth * 3 + index * 5) % pool.schools.length]!,
        year: graduated - index * 3,
      })),
    skills: chance.some(pool.skills, chance.whole(7, 11)),
    languages: chance.some(languages, chance.whole(2, 3)).map((language) => [language, chance.pick(levels)]),
    certificates: chance.some(pool.certificates, 2).map(([title, issuer]) => [title, issuer, chance.whole(2015, 2024)]),
    projects: chance.some(pool.projects, 2).map((title) => [title, `${chance.pick(pool.verbs)} ${chance.pick(pool.objects)}`]),
    awards: chance.some(pool.awards, 1).map((title) => [title, chance.whole(2012, 2023)]),
  }
}

function makeJobs(pool: Pool, country: Country, chance: Random): Job[] {
  const employers = chance.some(pool.employers, 4)
  const titles = chance.some(pool.titles, 4)
  let end: YearMonth | 'present' = chance.next() < 0.7 ? 'present' : { year: 2025, month: chance.whole(1, 9) }
  let last = 2024
  return Array.from({ length: chance.whole(2, 4) }, (_none, index) => {
    const start = { year: last - chance.whole(1, 3), month: chance.whole(1, 12) }
    const job: Job = {
      title: titles[index]!,
      employer: employers[index]!,
      place: chance.pick(places[country]),
      start,
      end,
      bullets: Array.from(
        { length: chance.whole(2, 4) },
        () => `${chance.pick(pool.verbs)} ${chance.pick(pool.objects)} ${chance.pick(pool.results)}`,
      ),
    }
    end = start.month > 2 ? { year: start.year, month: start.month - 2 } : { year: start.year - 1, month: 11 }
    last = end.year - 1
    return job
  })
}
