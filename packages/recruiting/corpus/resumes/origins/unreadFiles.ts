import { list, par, table } from '#packages/recruiting/corpus/resumes/written/wordMarkup.ts'
import type { OriginLayout } from './OriginLayout.ts'
import { viewParts } from './viewParts.ts'

const { skills, spoken, contact, word, plain } = viewParts

const h = (text: string) => par(`**${text.toUpperCase()}**`)

/** Word files and plain texts written when the rules were done. */
export const unreadFiles: Record<string, OriginLayout> = {
  wordDashes: {
    manner: { form: 'long', between: ' - ' },
    say: 1,
    draw: (v) =>
      word(
        par(`**${v.person.name}**`, { centre: true }),
        par(contact(v, 'place', 'email', 'phone').join(' - '), { centre: true }),
        h(v.heading('experience')),
        ...v.person.jobs.flatMap((j) => [
          par(`${j.title} - **${j.employer}** - ${j.place}`),
          par(v.range(j)),
          ...j.bullets.map((b) => par(b)),
        ]),
        h(v.heading('education')),
        ...v.person.schools.flatMap((s) => [par(`${s.degree} - **${s.school}**`), par(v.range(s))]),
        h(v.heading('skills')),
        par(skills(v).join(', ')),
        h(v.heading('languages')),
        par(spoken(v).join(', ')),
      ),
  },
  wordCells: {
    manner: { form: 'short', between: ' – ' },
    say: 0,
    draw: (v) =>
      word(
        par(v.person.name, { style: 'Title' }),
        table(
          ...contact(v, 'place', 'email', 'phone').map((one, index) => [
            par([v.words.labels.address, v.words.labels.email, v.words.labels.phone][index] ?? 'Web'),
            par(one),
          ]),
        ),
        par(v.heading('experience'), { style: 'Heading1' }),
        table(
          ...v.person.jobs.map((j) => [
            par(`**${j.employer}**`) + par(j.place) + par(v.range(j)),
            par(`**${j.title}**`) + list(...j.bullets),
          ]),
        ),
        par(v.heading('education'), { style: 'Heading1' }),
        table(...v.person.schools.map((s) => [par(`**${s.school}**`) + par(v.range(s)), par(`**${s.degree}**`)])),
        par(v.heading('skills'), { style: 'Heading1' }),
        list(...skills(v)),
        par(v.heading('languages'), { style: 'Heading1' }),
        list(...spoken(v)),
      ),
  },
  textStars: {
    manner: { form: 'year', between: '-' },
    say: 2,
    draw: (v) =>
      plain(
        v.person.name,
        '='.repeat(v.person.name.length),
        contact(v, 'place', 'email', 'phone').join(' * '),
        '',
        `*** ${v.heading('experience')} ***`,
        v.person.jobs.flatMap((j) => [`[${v.range(j)}] ${j.title} / ${j.employer} / ${j.place}`, ...j.bullets.map((b) => `   - ${b}`), '']),
        `*** ${v.heading('education')} ***`,
        v.person.schools.flatMap((s) => [`[${v.range(s)}] ${s.degree} / ${s.school}`, '']),
        `*** ${v.heading('skills')} ***`,
        skills(v).join(', '),
        '',
        `*** ${v.heading('languages')} ***`,
        spoken(v).join(', '),
      ),
  },
}
