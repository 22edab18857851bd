import { list, par, table } from '#packages/recruiting/corpus/resumes/written/wordMarkup.ts'
import { markup as m } from './markup.ts'
import type { OriginLayout } from './OriginLayout.ts'
import { viewParts } from './viewParts.ts'

const { skills, spoken, contact, list: ul, note, page, plain, word } = viewParts

/** Layouts of the last further batch, written in advance and run once when the rules were done. */
export const closingBatch: Record<string, OriginLayout> = {
  placeUnderDates: {
    manner: { form: 'short', between: ' - ' },
    say: 0,
    draw: (v) =>
      page(
        '.r{display:grid;grid-template-columns:30mm 1fr;gap:5mm;margin-bottom:3mm}.d{font-size:9pt;color:#567}h2{font-size:12pt;border-left:4px solid #567;padding-left:2mm;margin:5mm 0 2mm}ul{padding-left:4mm}',
        m`<h1 style="font-size:22pt">${v.person.name}</h1><p>${v.person.headline}</p><p style="font-size:9pt">${contact(v).join(' / ')}</p><h2>${v.heading('summary')}</h2><p>${v.person.about}</p><h2>${v.heading('experience')}</h2>
${v.person.jobs.map((j) => m`<div class=r><div class=d>${v.range(j)}<br>${j.place}</div><div><b>${j.title}</b><br><span style="color:#567">${j.employer}</span>${note(j.note)}${ul(j.bullets)}</div></div>`)}<h2>${v.heading('education')}</h2>
${v.person.schools.map((s) => m`<div class=r><div class=d>${v.range(s)}</div><div><b>${s.degree}</b><br><span style="color:#567">${s.school}</span></div></div>`)}<h2>${v.heading('skills')}</h2><p>${skills(v).join(' • ')}</p><h2>${v.heading('languages')}</h2><p>${spoken(v, ' – ').join(' • ')}</p>`,
      ),
  },
  leftTimeline: {
    manner: { form: 'year', between: ' – ' },
    say: 1,
    draw: (v) =>
      page(
        '.c{columns:2;column-gap:10mm;font-size:9.5pt}.e{break-inside:avoid;margin-bottom:3mm}h2{font-size:11pt;letter-spacing:2px;margin:0 0 2mm;text-transform:uppercase}ul{padding-left:4mm}.b{break-inside:avoid;margin-bottom:5mm}',
        m`<div style="border-bottom:2px solid;margin-bottom:4mm"><h1>${v.person.name}</h1><p>${contact(v).join(' | ')}</p></div><div class=c><h2>${v.heading('experience')}</h2>${v.person.jobs.map((j) => m`<div class=e><div>${v.range(j)}</div><b>${j.title}</b><br>${j.employer}, ${j.place}${ul(j.bullets)}</div>`)}
<h2>${v.heading('education')}</h2>${v.person.schools.map((s) => m`<div class=e><div>${v.range(s)}</div><b>${s.degree}</b><br>${s.school}</div>`)}<div class=b><h2>${v.heading('skills')}</h2>${ul(skills(v))}</div><div class=b><h2>${v.heading('languages')}</h2>${ul(spoken(v))}</div></div>`,
      ),
  },
  dotLeaders: {
    manner: { form: 'slash', between: ' to ' },
    say: 2,
    draw: (v) =>
      page(
        'body{font-family:monospace;font-size:9.5pt}h2{font-size:10pt;margin:5mm 0 2mm;text-decoration:underline}ul{padding-left:6mm}',
        m`<h1 style="font-size:14pt">${v.person.name}</h1>${contact(v).map((c) => m`<p>${c}</p>`)}<h2>${v.heading('experience')}</h2>${v.person.jobs.map((j) => m`<p style="margin-top:2mm"><b>${j.employer}</b>, ${j.place}</p><p>${j.title}, ${v.range(j)}</p>${note(j.note)}${ul(j.bullets)}`)}<h2>${v.heading('education')}</h2>${v.person.schools.map((s) => m`<p style="margin-top:2mm"><b>${s.school}</b></p><p>${s.degree}, ${v.range(s)}</p>`)}<h2>${v.heading('skills')}</h2><p>${skills(v).join(', ')}</p><h2>${v.heading('languages')}</h2><p>${spoken(v).join(', ')}</p>`,
      ),
  },
  wideCells: {
    manner: { form: 'long', between: ' – ' },
    say: 0,
    draw: (v) =>
      page(
        'table{width:100%;border-collapse:collapse}td{vertical-align:top;padding:1.5mm;border-top:1px solid #ccc}h2{font-size:13pt;margin:5mm 0 2mm}.d{width:28mm;font-size:9pt}.p{width:45mm}ul{padding-left:4mm}',
        m`<h1>${v.person.name}</h1><p>${v.person.headline}</p><p>${contact(v).join('   ')}</p><h2>${v.heading('experience')}</h2><table>${v.person.jobs.map((j) => m`<tr><td class=d>${v.range(j)}</td><td class=p><b>${j.employer}</b><br>${j.place}</td><td><b>${j.title}</b>${ul(j.bullets)}</td></tr>`)}</table>
<h2>${v.heading('education')}</h2><table>${v.person.schools.map((s) => m`<tr><td class=d>${v.range(s)}</td><td class=p><b>${s.school}</b></td><td><b>${s.degree}</b></td></tr>`)}</table><h2>${v.heading('skills')}</h2><p>${skills(v).join(', ')}</p><h2>${v.heading('languages')}</h2><p>${spoken(v).join(', ')}</p>`,
      ),
  },
  wordCaps: {
    manner: { form: 'short', between: ' – ' },
    say: 1,
    draw: (v) =>
      word(
        par(`**${v.person.name.toUpperCase()}**`, { centre: true }),
        par(contact(v).join(' ◆ '), { centre: true }),
        par(`**${v.heading('summary')}**`, { centre: true }),
        par(v.person.about),
        par(`**${v.heading('experience')}**`, { centre: true }),
        v.person.jobs.flatMap((j) => [
          par(`**${j.employer.toUpperCase()}**, ${j.place}\t${v.range(j)}`, { rightTab: true }),
          par(`**${j.title}**`),
          ...j.bullets.map((b) => par(`• ${b}`)),
        ]),
        par(`**${v.heading('education')}**`, { centre: true }),
        v.person.schools.flatMap((s) => [par(`**${s.school.toUpperCase()}**\t${v.range(s)}`, { rightTab: true }), par(s.degree)]),
        par(`**${v.heading('skills')}**`, { centre: true }),
        par(skills(v).join(' ◆ ')),
        par(`**${v.heading('languages')}**`, { centre: true }),
        par(spoken(v).join(' ◆ ')),
      ),
  },
  wordForm: {
    manner: { form: 'dot', between: ' - ' },
    say: 0,
    draw: (v) => {
      const { labels } = v.words
      return word(
        par(v.person.name, { style: 'Title' }),
        table(
          [par(labels.address), par(v.person.place)],
          [par(labels.phone), par(v.person.phone)],
          [par(labels.email), par(v.person.email)],
        ),
        par(v.person.links.join(', ')),
        par(v.heading('experience'), { style: 'Heading1' }),
        v.person.jobs.flatMap((j) => [par(`**${v.range(j)}**`), par(`${j.title}, ${j.employer} in ${j.place}`), list(...j.bullets)]),
        par(v.heading('education'), { style: 'Heading1' }),
        v.person.schools.flatMap((s) => [par(`**${v.range(s)}**`), par(`${s.degree}, ${s.school}`)]),
        par(v.heading('skills'), { style: 'Heading1' }),
        list(...skills(v)),
        par(v.heading('languages'), { style: 'Heading1' }),
        list(...spoken(v, ' ')),
      )
    },
  },
  textMessage: {
    manner: { form: 'long', between: 'to' },
    say: 0,
    draw: (v) =>
      plain(
        v.person.name,
        contact(v).join(', '),
        '',
        v.person.about,
        '',
        v.heading('experience'),
        v.person.jobs.flatMap((j) => [`${v.range(j)}:`, `${j.title} - ${j.employer} - ${j.place}`, j.bullets.join(' '), '']),
        v.heading('education'),
        v.person.schools.flatMap((s) => [`${v.range(s)}:`, `${s.degree} - ${s.school}`, '']),
        v.heading('skills'),
        skills(v),
        '',
        v.heading('languages'),
        spoken(v),
      ),
  },
  textBars: {
    manner: { form: 'yearFirst', between: ' - ' },
    say: 2,
    draw: (v) =>
      plain(
        `# ${v.person.name}`,
        contact(v).join(' | '),
        '',
        `## ${v.heading('experience')}`,
        v.person.jobs.flatMap((j) => ['', `${j.employer} | ${j.place} | ${v.range(j)}`, j.title, ...j.bullets.map((b) => `+ ${b}`)]),
        '',
        `## ${v.heading('education')}`,
        v.person.schools.flatMap((s) => ['', `${s.school} | ${v.range(s)}`, s.degree]),
        '',
        `## ${v.heading('skills')}`,
        skills(v).join(' | '),
        '',
        `## ${v.heading('languages')}`,
        spoken(v).join(' | '),
      ),
  },
}
