import { list, par, table } from '#packages/recruiting/corpus/resumes/written/wordMarkup.ts'
import { markup as m } from './markup.ts'
import type { OriginLayout } from './OriginLayout.ts'
import { viewParts } from './viewParts.ts'

const { skills, spoken, contact, list: ul, note, further, page, plain, word } = viewParts

/** Layouts of part P that were not run until the rules were done. */
export const heldBatch: Record<string, OriginLayout> = {
  titleAtRight: {
    manner: { form: 'short', between: ' – ' },
    say: 0,
    draw: (v) =>
      page(
        '.l{display:flex;justify-content:space-between;margin-top:3mm}h2{font-size:14pt;color:#2a6f4e;margin:6mm 0 1mm}ul{padding-left:5mm}.d{color:#777}',
        m`<h1>${v.person.name}</h1><p class=d>${contact(v).join(' / ')}</p><h2>${v.heading('summary')}</h2><p>${v.person.about}</p><h2>${v.heading('experience')}</h2>
${v.person.jobs.map((j) => m`<div class=l><b>${j.title} ${v.words.at} ${j.employer}</b><span class=d>${v.range(j)}</span></div><p class=d>${j.place}</p>${ul(j.bullets)}`)}<h2>${v.heading('education')}</h2>
${v.person.schools.map((s) => m`<div class=l><b>${s.degree}, ${s.school}</b><span class=d>${v.range(s)}</span></div>`)}<h2>${v.heading('skills')}</h2><p>${skills(v).join(' / ')}</p><h2>${v.heading('languages')}</h2><p>${spoken(v, ' – ').join(' / ')}</p>`,
      ),
  },
  darkLeft: {
    manner: { form: 'long', between: ' - ' },
    say: 2,
    draw: (v) =>
      page(
        '.p{display:grid;grid-template-columns:58mm 1fr}aside{background:#2b2d42;color:#fff;padding:6mm;font-size:9.5pt}main{padding:6mm}aside p{overflow-wrap:anywhere}h2{font-size:11pt;text-transform:uppercase;margin:5mm 0 2mm}.e{margin-bottom:4mm}.c{color:#8d99ae}ul{padding-left:4mm}',
        m`<div class=p><aside><h2>${v.heading('other')}</h2>${contact(v).map((c) => m`<p>${c}</p>`)}
<h2>${v.heading('skills')}</h2>${skills(v).map((s) => m`<p>${s}</p>`)}
<h2>${v.heading('languages')}</h2>${spoken(v).map((s) => m`<p>${s}</p>`)}</aside><main><h1 style="font-size:22pt">${v.person.name}</h1><p class=c>${v.person.headline}</p><h2>${v.heading('summary')}</h2><p>${v.person.about}</p><h2>${v.heading('experience')}</h2>
${v.person.jobs.map((j) => m`<div class=e><p class=c>${v.range(j)}</p><b>${j.employer}</b>, ${j.place}<p><i>${j.title}</i></p>${ul(j.bullets)}</div>`)}<h2>${v.heading('education')}</h2>${v.person.schools.map((s) => m`<div class=e><p class=c>${v.range(s)}</p><b>${s.school}</b><p><i>${s.degree}</i></p></div>`)}</main></div>`,
      ),
  },
  oneLineEach: {
    manner: { form: 'dot', between: '–' },
    say: 1,
    draw: (v) =>
      page(
        'h2{font-size:11pt;text-transform:uppercase;letter-spacing:1px;border-top:2px solid;padding-top:1mm;margin:5mm 0 2mm}.e{margin-bottom:2mm}ul{padding-left:5mm}',
        m`<h1 style="text-align:center">${v.person.name}</h1><p style="text-align:center">${contact(v).join(' | ')}</p><h2>${v.heading('experience')}</h2>${v.person.jobs.map((j) => m`<div class=e><b>${j.title}</b> · ${j.employer} · ${j.place} · ${v.range(j)}${ul(j.bullets)}</div>`)}<h2>${v.heading('education')}</h2>
${v.person.schools.map((s) => m`<div class=e><b>${s.degree}</b> · ${s.school} · ${v.range(s)}</div>`)}<h2>${v.heading('skills')}</h2><p>${skills(v).join(' · ')}</p><h2>${v.heading('languages')}</h2><p>${spoken(v, ' (', ')').join(' · ')}</p>`,
      ),
  },
  employerBold: {
    manner: { form: 'slash', between: ' – ', now: 1 },
    say: 0,
    draw: (v) =>
      page(
        'body{font-family:serif}.l{display:flex;justify-content:space-between}h2{font-size:13pt;text-align:center;margin:5mm 0 2mm}.e{margin-bottom:3mm}ul{padding-left:5mm}',
        m`<h1 style="text-align:center;font-weight:normal">${v.person.name}</h1><p style="text-align:center">${contact(v).join(', ')}</p><h2>${v.heading('experience')}</h2>${v.person.jobs.map((j, i, all) => m`<div class=e>${all[i - 1]?.employer === j.employer ? m`` : m`<b>${j.employer}</b>, <span>${j.place}</span>`}<div class=l><i>${j.title}</i><span>${v.range(j)}</span></div>${note(j.note)}${ul(j.bullets)}</div>`)}<h2>${v.heading('education')}</h2>
${v.person.schools.map((s) => m`<div class=e><b>${s.school}</b><div class=l><i>${s.degree}</i><span>${v.range(s)}</span></div></div>`)}<h2>${v.heading('skills')}</h2><p>${skills(v).join(', ')}</p><h2>${v.heading('languages')}</h2><p>${spoken(v).join(', ')}</p>`,
      ),
  },
  scholarRight: {
    manner: { form: 'year', between: '–' },
    say: 1,
    draw: (v) =>
      page(
        'body{font-family:serif;font-size:11pt}.l{display:flex;justify-content:space-between}h2{font-size:12pt;font-style:italic;margin:6mm 0 1mm}ul{padding-left:5mm}',
        m`<h1>${v.person.name}</h1><p>${v.person.headline}</p><p>${contact(v).join(' – ')}</p><h2>${v.heading('experience')}</h2>${v.person.jobs.map((j) => m`<div class=l><span>${j.title}, <i>${j.employer}</i></span><span>${v.range(j)}</span></div>`)}<h2>${v.heading('education')}</h2>
${v.person.schools.map((s) => m`<div class=l><span>${s.degree}, <i>${s.school}</i></span><span>${v.range(s)}</span></div>`)}${further(v, (text) => m`<h2>${text}</h2>`)}<h2>${v.heading('skills')}</h2><p>${skills(v).join('; ')}</p><h2>${v.heading('languages')}</h2><p>${spoken(v).join('; ')}</p>`,
      ),
  },
  abilities: {
    manner: { form: 'year', between: ' – ' },
    say: 1,
    draw: (v) =>
      page(
        'h2{font-size:12pt;background:#eee;padding:1mm;margin:5mm 0 2mm}table{border-collapse:collapse}td{padding:.5mm 6mm .5mm 0;vertical-align:top}ul{columns:2;padding-left:5mm}',
        m`<h1>${v.person.name}</h1><p>${contact(v).join(' ● ')}</p><h2>${v.heading('summary')}</h2><p>${v.person.about}</p><h2>${v.heading('skills')}</h2>${ul(skills(v))}<h2>${v.heading('experience')}</h2><table>${v.person.jobs.map((j) => m`<tr><td>${j.title}</td><td>${j.employer}, ${j.place}</td><td>${v.range(j)}</td></tr>`)}</table>
<h2>${v.heading('education')}</h2><table>${v.person.schools.map((s) => m`<tr><td>${s.degree}</td><td>${s.school}</td><td>${v.range(s)}</td></tr>`)}</table><h2>${v.heading('languages')}</h2><p>${spoken(v).join(', ')}</p>`,
      ),
  },
  rulerRight: {
    manner: { form: 'short', between: ' - ', now: 2 },
    say: 0,
    draw: (v) =>
      page(
        '.r{display:grid;grid-template-columns:1fr 34mm;gap:5mm;margin-bottom:3mm}.d{border-left:2px solid #c44;padding-left:3mm;font-size:9pt}h2{font-size:13pt;color:#c44;margin:5mm 0 2mm}ul{padding-left:4mm}',
        m`<h1>${v.person.name}</h1><p>${v.person.headline}</p><p>${contact(v).join(' · ')}</p><h2>${v.heading('experience')}</h2>${v.person.jobs.map((j) => m`<div class=r><div><b>${j.title}</b><br>${j.employer}${ul(j.bullets)}</div><div class=d>${v.range(j)}<br>${j.place}</div></div>`)}<h2>${v.heading('education')}</h2>
${v.person.schools.map((s) => m`<div class=r><div><b>${s.degree}</b><br>${s.school}</div><div class=d>${v.range(s)}</div></div>`)}<h2>${v.heading('skills')}</h2><p>${skills(v).join(', ')}</p><h2>${v.heading('languages')}</h2><p>${spoken(v).join(', ')}</p>`,
      ),
  },
  plainBlocks: {
    manner: { form: 'long', between: ' – ' },
    say: 2,
    draw: (v) =>
      page(
        'body{font-size:11pt}h2{font-size:11pt;margin:6mm 0 2mm}.e{margin-bottom:4mm}ul{padding-left:5mm}',
        m`<p>${v.person.name}</p>${contact(v).map((c) => m`<p>${c}</p>`)}<h2>${v.heading('experience')}</h2>${v.person.jobs.map((j) => m`<div class=e>${j.employer}<br>${j.title}<br>${v.range(j)}<p>${j.bullets.map((b) => b.replace(/\.?$/, '.')).join(' ')}</p></div>`)}<h2>${v.heading('education')}</h2>${v.person.schools.map((s) => m`<div class=e>${s.school}<br>${s.degree}<br>${v.range(s)}</div>`)}
<h2>${v.heading('skills')}</h2>${skills(v).map((s) => m`<p>${s}</p>`)}<h2>${v.heading('languages')}</h2>${spoken(v).map((s) => m`<p>${s}</p>`)}`,
      ),
  },
  wordPipes: {
    manner: { form: 'short', between: ' – ' },
    say: 1,
    draw: (v) =>
      word(
        par(v.person.name, { style: 'Title' }),
        par(contact(v).join(' | ')),
        par(v.heading('experience'), { style: 'Heading1' }),
        v.person.jobs.flatMap((j) => [par(`**${j.employer}** | ${j.title} | ${v.range(j)}`), par(j.place), list(...j.bullets)]),
        par(v.heading('education'), { style: 'Heading1' }),
        v.person.schools.map((s) => par(`**${s.school}** | ${s.degree} | ${v.range(s)}`)),
        par(v.heading('skills'), { style: 'Heading1' }),
        par(skills(v).join(' | ')),
        par(v.heading('languages'), { style: 'Heading1' }),
        par(spoken(v).join(' | ')),
      ),
  },
  wordThreeCells: {
    manner: { form: 'dot', between: ' – ' },
    say: 0,
    draw: (v) =>
      word(
        par(`**${v.person.name}**`),
        par(v.person.headline),
        table([par(v.person.place), par(v.person.phone)], [par(v.person.email), par(v.person.links.join(', '))]),
        par(`**${v.heading('experience')}**`),
        table(
          ...v.person.jobs.flatMap((j) => [
            [par(`**${j.title}**`), par(j.employer), par(v.range(j))],
            [par(j.bullets.join('. ')), par(j.place), par('')],
          ]),
        ),
        par(`**${v.heading('education')}**`),
        table(...v.person.schools.map((s) => [par(`**${s.degree}**`), par(s.school), par(v.range(s))])),
        par(`**${v.heading('skills')}**`),
        list(...skills(v)),
        par(`**${v.heading('languages')}**`),
        list(...spoken(v)),
      ),
  },
  wordColon: {
    manner: { form: 'long', between: 'to' },
    say: 2,
    draw: (v) =>
      word(
        par(v.person.name.toUpperCase(), { style: 'Title' }),
        contact(v).map((c) => par(c, { centre: true })),
        par(v.heading('summary'), { style: 'Heading1' }),
        par(v.person.about),
        par(v.heading('experience'), { style: 'Heading1' }),
        v.person.jobs.flatMap((j) => [
          par(`${v.range(j)}: ${j.employer}, ${j.place}`, { style: 'Heading2' }),
          par(`**${j.title}**`),
          list(...j.bullets),
        ]),
        par(v.heading('education'), { style: 'Heading1' }),
        v.person.schools.flatMap((s) => [par(`${v.range(s)}: ${s.school}`, { style: 'Heading2' }), par(s.degree)]),
        par(v.heading('skills'), { style: 'Heading1' }),
        par(skills(v).join(', ')),
        par(v.heading('languages'), { style: 'Heading1' }),
        par(spoken(v).join(', ')),
      ),
  },
  textDashes: {
    manner: { form: 'short', between: ' - ' },
    say: 0,
    draw: (v) =>
      plain(
        v.person.name,
        contact(v).join(' / '),
        '',
        `${v.heading('experience').toUpperCase()}:`,
        v.person.jobs.flatMap((j) => ['', `${j.title} - ${j.employer}, ${j.place}`, v.range(j), ...j.bullets.map((b) => `- ${b}`)]),
        '',
        `${v.heading('education').toUpperCase()}:`,
        v.person.schools.flatMap((s) => ['', `${s.degree} - ${s.school}`, v.range(s)]),
        '',
        `${v.heading('skills').toUpperCase()}:`,
        skills(v).map((s) => `- ${s}`),
        '',
        `${v.heading('languages').toUpperCase()}:`,
        spoken(v).map((s) => `- ${s}`),
      ),
  },
  textEmployers: {
    manner: { form: 'slash', between: ' to ' },
    say: 1,
    draw: (v) =>
      plain(
        v.person.name,
        v.person.headline,
        ...contact(v),
        '',
        v.heading('experience'),
        '',
        v.person.jobs.flatMap((j) => [`${j.employer} (${j.place})`, `${j.title}, ${v.range(j)}`, ...j.bullets.map((b) => `  o ${b}`), '']),
        v.heading('education'),
        '',
        v.person.schools.flatMap((s) => [`${s.school}`, `${s.degree}, ${v.range(s)}`, '']),
        v.heading('skills'),
        '',
        skills(v).join(', '),
        '',
        v.heading('languages'),
        '',
        spoken(v).join(', '),
      ),
  },
}
