import { list, par, table } from '#packages/recruiting/corpus/resumes/written/wordMarkup.ts'
import type { OriginLayout } from './OriginLayout.ts'
import { viewParts } from './viewParts.ts'

const { skills, spoken, contact, word, plain } = viewParts

const h = (text: string) => par(text, { style: 'Heading1' })
const box = (content: string) =>
  '<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:wsp><wps:txbx><w:txbxContent>' +
  `${content}</w:txbxContent></wps:txbx></wps:wsp></w:drawing></mc:Choice></mc:AlternateContent></w:r></w:p>`

/** Word files and plain texts used for tuning. */
export const seenFiles: Record<string, OriginLayout> = {
  wordTabs: {
    manner: { form: 'short' },
    say: 1,
    draw: (v) =>
      word(
        par(`**${v.person.name}**`),
        par(contact(v).join(' | ')),
        h(v.heading('summary')),
        par(v.person.about),
        h(v.heading('experience')),
        ...v.person.jobs.flatMap((j) => [par(`**${j.title}**, ${j.employer}\t${v.range(j)}`, { rightTab: true }), list(...j.bullets)]),
        h(v.heading('education')),
        ...v.person.schools.map((s) => par(`**${s.degree}**, ${s.school}\t${v.range(s)}`, { rightTab: true })),
        h(v.heading('skills')),
        list(...skills(v)),
        h(v.heading('languages')),
        par(spoken(v, ' (', ')').join(', ')),
      ),
  },
  wordLebenslauf: {
    manner: { form: 'dot', between: ' – ' },
    say: 1,
    draw: (v) =>
      word(
        par(v.person.name, { style: 'Title' }),
        par(`**${v.heading('other')}**`),
        ...contact(v).map((one) => par(one)),
        par(''),
        par(`**${v.heading('experience')}**`),
        ...v.person.jobs.flatMap((j) => [
          par(`${v.range(j)}\t**${j.title}**`),
          par(`\t${j.employer}, ${j.place}`),
          ...j.bullets.map((b) => par(`\t- ${b}`)),
        ]),
        par(''),
        par(`**${v.heading('education')}**`),
        ...v.person.schools.flatMap((s) => [par(`${v.range(s)}\t**${s.degree}**`), par(`\t${s.school}`)]),
        par(''),
        par(`**${v.heading('skills')}**`),
        par(skills(v).join(', ')),
        par(''),
        par(`**${v.heading('languages')}**`),
        par(spoken(v, ' (', ')').join(', ')),
      ),
  },
  wordTable: {
    manner: { form: 'slash', between: ' – ' },
    say: 0,
    draw: (v) =>
      word(
        par(v.person.name, { style: 'Title' }),
        par(contact(v).join(' • ')),
        h(v.heading('experience')),
        table(
          ...v.person.jobs.map((j) => [par(v.range(j)), par(`**${j.title}**`) + par(`${j.employer}, ${j.place}`) + list(...j.bullets)]),
        ),
        h(v.heading('education')),
        table(...v.person.schools.map((s) => [par(v.range(s)), par(`**${s.degree}**`) + par(s.school)])),
        h(v.heading('skills')),
        table(...skills(v).flatMap((skill, index, all) => (index % 2 === 0 ? [[par(skill), par(all[index + 1] ?? '')]] : []))),
        h(v.heading('languages')),
        par(spoken(v, ' (', ')').join(', ')),
      ),
  },
  wordEuropass: {
    manner: { form: 'long', between: ' - ' },
    say: 0,
    draw: (v) => {
      const row = (label: string, value: string) => [par(label), par(value)]
      const { labels } = v.words
      return word(
        table(
          row('', `**${v.person.name}**`),
          row(labels.address, v.person.place),
          row(labels.phone, v.person.phone),
          row(labels.email, v.person.email),
          ...v.person.links.map((link) => row('Web', link)),
          row(`**${v.heading('experience')}**`, ''),
          ...v.person.jobs.flatMap((j) => [row(labels.dates, v.range(j)), row(labels.title, j.title), row(labels.employer, j.employer)]),
          row(`**${v.heading('education')}**`, ''),
          ...v.person.schools.flatMap((s) => [row(labels.dates, v.range(s)), row(labels.degree, s.degree), row(labels.school, s.school)]),
          row(`**${v.heading('skills')}**`, skills(v).join(', ')),
          row(`**${v.heading('languages')}**`, spoken(v, ' (', ')').join(', ')),
        ),
      )
    },
  },
  wordTextBox: {
    manner: { form: 'long' },
    say: 2,
    draw: (v) =>
      word(
        box(
          par(v.person.name, { style: 'Title' }) +
            contact(v)
              .map((one) => par(one))
              .join(''),
        ),
        box(h(v.heading('skills')) + list(...skills(v)) + h(v.heading('languages')) + list(...spoken(v, ' (', ')'))),
        h(v.heading('experience')),
        ...v.person.jobs.flatMap((j) => [par(`**${j.title}**`), par(`${j.employer}, ${j.place}`), par(v.range(j)), list(...j.bullets)]),
        h(v.heading('education')),
        ...v.person.schools.flatMap((s) => [par(`**${s.degree}**`), par(s.school), par(v.range(s))]),
      ),
  },
  textMail: {
    manner: { form: 'slash', between: ' - ', now: 1 },
    say: 0,
    draw: (v) =>
      plain(
        v.person.name.toUpperCase(),
        contact(v),
        '',
        v.heading('experience').toUpperCase(),
        '',
        v.person.jobs.flatMap((j) => [`${v.range(j)}: ${j.title}`, `${j.employer}, ${j.place}`, ...j.bullets.map((b) => `* ${b}`), '']),
        v.heading('education').toUpperCase(),
        '',
        v.person.schools.flatMap((s) => [`${v.range(s)}: ${s.degree}`, s.school, '']),
        v.heading('skills').toUpperCase(),
        '',
        skills(v).join(', '),
        '',
        v.heading('languages').toUpperCase(),
        '',
        spoken(v, ' (', ')').join(', '),
      ),
  },
  textProfile: {
    manner: { form: 'short', between: ' - ' },
    say: 0,
    draw: (v) =>
      plain(
        v.person.name,
        v.person.headline,
        contact(v),
        '',
        v.heading('summary'),
        v.person.about,
        '',
        v.heading('experience'),
        v.person.jobs.flatMap((j) => [j.employer, j.title, v.range(j), j.place, ...j.bullets, '']),
        v.heading('education'),
        v.person.schools.flatMap((s) => [s.school, s.degree, v.range(s), '']),
        v.heading('skills'),
        skills(v),
        '',
        v.heading('languages'),
        spoken(v, ' (', ')'),
      ),
  },
  textMarkdown: {
    manner: { form: 'iso', between: ' to ' },
    say: 1,
    draw: (v) =>
      plain(
        `# ${v.person.name}`,
        `**${v.person.headline}**`,
        contact(v).join(' | '),
        '',
        `## ${v.heading('experience')}`,
        v.person.jobs.flatMap((j) => [
          '',
          `### ${j.title} – ${j.employer}`,
          `*${v.range(j)}, ${j.place}*`,
          '',
          ...j.bullets.map((b) => `- ${b}`),
        ]),
        '',
        `## ${v.heading('education')}`,
        v.person.schools.flatMap((s) => ['', `### ${s.degree} – ${s.school}`, `*${v.range(s)}*`]),
        '',
        `## ${v.heading('skills')}`,
        v.person.skills.map((g) => `- ${g.group ? `**${g.group}**: ` : ''}${g.items.join(', ')}`),
        '',
        `## ${v.heading('languages')}`,
        spoken(v, ' (', ')').map((one) => `- ${one}`),
      ),
  },
}
