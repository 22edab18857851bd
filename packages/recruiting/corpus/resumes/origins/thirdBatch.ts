import { list, par, table } from '#packages/recruiting/corpus/resumes/written/wordMarkup.ts'
import { markup as m } from './markup.ts'
import type { OriginLayout } from './OriginLayout.ts'
import { viewParts } from './viewParts.ts'

const { skills, spoken, contact, list: ul, note, page, plain, word } = viewParts
/** The lines of a text wrapped at a width; all but the first are indented. */
function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(lines.length === 0 ? word : indent + word)
  }
  return lines
}

/** Layouts of the third further batch, for all other people; run after the rules were improved on the second. */
export const thirdBatch: Record<string, OriginLayout> = {
  contractLine: {
    manner: { form: 'short', between: ' – ' },
    say: 0,
    draw: (v) =>
      page(
        '.l{display:flex;justify-content:space-between}h2{font-size:13pt;margin:5mm 0 2mm}ul{list-style:"– ";padding-left:4mm}.e{margin-bottom:3mm}',
        m`<h1>${v.person.name}</h1><p>${v.person.headline} | ${contact(v).join(' | ')}</p><h2>${v.heading('experience')}</h2>${v.person.jobs.map((j) => m`<div class=e><div class=l><b>${j.title}</b><span>${v.range(j)}</span></div><p>${j.employer} | ${j.place} | Full-time</p>${ul(j.bullets)}</div>`)}<h2>${v.heading('education')}</h2>${v.person.schools.map((s) => m`<div class=e><div class=l><b>${s.degree}</b><span>${v.range(s)}</span></div><p>${s.school}</p></div>`)}<h2>${v.heading('skills')}</h2><p>${skills(v).join(', ')}</p><h2>${v.heading('languages')}</h2><p>${spoken(v).join(', ')}</p>`,
      ),
  },
  proseUnder: {
    manner: { form: 'long', between: ' to ' },
    say: 2,
    draw: (v) =>
      page(
        'body{font-family:serif;font-size:11pt}h2{font-size:12pt;border-bottom:.5pt solid;margin:5mm 0 2mm}.e{margin-bottom:3mm}',
        m`<h1 style="text-align:center">${v.person.name}</h1><p style="text-align:center">${contact(v).join(' ~ ')}</p><h2>${v.heading('experience')}</h2>${v.person.jobs.map((j) => m`<div class=e><b>${j.employer.toUpperCase()}</b>, ${j.place}<br><i>${j.title}, ${v.range(j)}</i><p>${j.bullets.map((b) => b.replace(/\.?$/, '.')).join(' ')}</p></div>`)}<h2>${v.heading('education')}</h2>${v.person.schools.map((s) => m`<div class=e><b>${s.school.toUpperCase()}</b><br><i>${s.degree}, ${v.range(s)}</i></div>`)}<h2>${v.heading('skills')}</h2><p>${skills(v).join('; ')}</p><h2>${v.heading('languages')}</h2><p>${spoken(v).join('; ')}</p>`,
      ),
  },
  leftEmployer: {
    manner: { form: 'slash', between: ' – ' },
    say: 0,
    draw: (v) =>
      page(
        '.r{display:grid;grid-template-columns:52mm 1fr;gap:6mm;margin-bottom:4mm}h2{font-size:13pt;color:#175;margin:5mm 0 2mm}ul{padding-left:4mm}',
        m`<h1>${v.person.name}</h1><p>${contact(v).join(' • ')}</p><h2>${v.heading('experience')}</h2>${v.person.jobs.map((j) => m`<div class=r><div>${v.range(j)}<br><b>${j.employer}</b><br>${j.place}</div><div><b>${j.title}</b>${ul(j.bullets)}</div></div>`)}<h2>${v.heading('education')}</h2>${v.person.schools.map((s) => m`<div class=r><div>${v.range(s)}<br><b>${s.school}</b></div><div><b>${s.degree}</b></div></div>`)}<h2>${v.heading('skills')}</h2><p>${skills(v).join(', ')}</p><h2>${v.heading('languages')}</h2><p>${spoken(v).join(', ')}</p>`,
      ),
  },
  achievements: {
    manner: { form: 'apostrophe', between: ' – ' },
    say: 1,
    draw: (v) =>
      page(
        'h2{font-size:14pt;margin:5mm 0 2mm}h3{font-size:11pt;margin-top:3mm}ul{padding-left:5mm}.s{font-size:9pt;color:#444}',
        m`<h1>${v.person.name}</h1><p>${v.person.headline}</p><p>${contact(v).join(', ')}</p><h2>${v.heading('summary')}</h2><p>${v.person.about}</p><h2>${v.heading('experience')}</h2>${v.person.jobs.map((j) => m`<h3>${j.title} (${v.range(j)})</h3><p>${j.employer} – ${j.place}</p><p class=s>Key achievements:</p>${ul(j.bullets)}<p class=s>Technologies: Excel, Jira</p>`)}<h2>${v.heading('education')}</h2>${v.person.schools.map((s) => m`<h3>${s.degree} (${v.range(s)})</h3><p>${s.school}</p>`)}<h2>${v.heading('skills')}</h2>${ul(skills(v))}<h2>${v.heading('languages')}</h2>${ul(spoken(v))}`,
      ),
  },
  fieldRows: {
    manner: { form: 'long', between: ' - ' },
    say: 0,
    draw: (v) =>
      page(
        'td{vertical-align:top;padding:.5mm 2mm}td:first-child{width:40mm;color:#555}h2{font-size:12pt;background:#eee;padding:1mm;margin:5mm 0 2mm}ul{padding-left:4mm}table{margin-bottom:3mm}',
        m`<h1>${v.person.name}</h1><p>${contact(v).join(' | ')}</p><h2>${v.heading('experience')}</h2>${v.person.jobs.map((j) => m`<table><tr><td>${v.words.labels.dates}</td><td>${v.range(j)}</td></tr><tr><td>${v.words.labels.employer}</td><td>${j.employer}, ${j.place}</td></tr><tr><td>${v.words.labels.title}</td><td>${j.title}</td></tr><tr><td></td><td>${ul(j.bullets)}</td></tr></table>`)}<h2>${v.heading('education')}</h2>${v.person.schools.map((s) => m`<table><tr><td>${v.words.labels.dates}</td><td>${v.range(s)}</td></tr><tr><td>${v.words.labels.school}</td><td>${s.school}</td></tr><tr><td>${v.words.labels.degree}</td><td>${s.degree}</td></tr></table>`)}<h2>${v.heading('skills')}</h2><p>${skills(v).join(', ')}</p><h2>${v.heading('languages')}</h2><p>${spoken(v).join(', ')}</p>`,
      ),
  },
  cardGrid: {
    manner: { form: 'year', between: ' – ' },
    say: 1,
    draw: (v) =>
      page(
        '.p{display:grid;grid-template-columns:1fr 62mm;gap:8mm}.k{border:1px solid #ddd;border-radius:3mm;padding:3mm;margin-bottom:3mm}.l{display:flex;justify-content:space-between}h2{font-size:12pt;margin:4mm 0 2mm}ul{padding-left:4mm}.t span{display:inline-block;background:#eee;border-radius:2mm;padding:.5mm 2mm;margin:.5mm}aside p{overflow-wrap:anywhere}.s{color:#777}',
        m`<h1>${v.person.name}</h1><p class=s>${v.person.headline}</p><div class=p><main><h2>${v.heading('experience')}</h2>${v.person.jobs.map((j) => m`<div class=k><div class=l><b>${j.title}</b><span class=s>${v.range(j)}</span></div><div class=s>${j.employer} · ${j.place}</div>${ul(j.bullets)}</div>`)}</main><aside><h2>${v.heading('other')}</h2>${contact(v).map((c) => m`<p>${c}</p>`)}<h2>${v.heading('education')}</h2>${v.person.schools.map((s) => m`<div class=k><b>${s.degree}</b><div>${s.school}</div><div class=s>${v.range(s)}</div></div>`)}<h2>${v.heading('skills')}</h2><div class=t>${skills(v).map((s) => m`<span>${s}</span> `)}</div><h2>${v.heading('languages')}</h2>${spoken(v, ' ').map((s) => m`<p>${s}</p>`)}</aside></div>`,
      ),
  },
  employerYears: {
    manner: { form: 'year', between: '–' },
    say: 2,
    draw: (v) =>
      page(
        'h2{font-size:13pt;margin:5mm 0 2mm;color:#06c}.e{margin-bottom:3mm}ul{padding-left:5mm}',
        m`<h1>${v.person.name}</h1><p>${contact(v).join(' / ')}</p><h2>${v.heading('experience')}</h2>${v.person.jobs.map((j) => m`<div class=e>${v.range(j)} <b>${j.employer}</b>, ${j.place}<br>${j.title}${note(j.note)}${ul(j.bullets)}</div>`)}<h2>${v.heading('education')}</h2>${v.person.schools.map((s) => m`<div class=e>${v.range(s)} <b>${s.school}</b><br>${s.degree}</div>`)}<h2>${v.heading('skills')}</h2><p>${skills(v).join(' – ')}</p><h2>${v.heading('languages')}</h2><p>${spoken(v, ' ').join(' – ')}</p>`,
      ),
  },
  numbered: {
    manner: { form: 'slash', between: '-' },
    say: 1,
    draw: (v) =>
      page(
        'h2{font-size:12pt;margin:5mm 0 2mm}ol>li{margin-bottom:2mm}ul{padding-left:5mm}',
        m`<h1>Curriculum Vitae</h1><p><b>${v.person.name}</b></p>${contact(v).map((c) => m`<p>${c}</p>`)}<h2>${v.heading('experience')}</h2><ol>${v.person.jobs.map((j) => m`<li>${j.title} – ${j.employer} – ${j.place} – ${v.range(j)}${ul(j.bullets)}</li>`)}</ol><h2>${v.heading('education')}</h2><ol>${v.person.schools.map((s) => m`<li>${s.degree} – ${s.school} – ${v.range(s)}</li>`)}</ol><h2>${v.heading('skills')}</h2><ol>${skills(v).map((s) => m`<li>${s}</li>`)}</ol><h2>${v.heading('languages')}</h2><p>${spoken(v).join(', ')}</p>`,
      ),
  },
  wordLeaders: {
    manner: { form: 'short', between: ' - ' },
    say: 0,
    draw: (v) =>
      word(
        par(v.person.name, { style: 'Title' }),
        par(contact(v).join(' · ')),
        par(v.heading('experience'), { style: 'Heading1' }),
        v.person.jobs.flatMap((j) => [
          par(`**${j.employer}**\t${j.place}`, { rightTab: true }),
          par(`${j.title}\t${v.range(j)}`, { rightTab: true }),
          list(...j.bullets),
        ]),
        par(v.heading('education'), { style: 'Heading1' }),
        v.person.schools.flatMap((s) => [par(`**${s.school}**`), par(`${s.degree}\t${v.range(s)}`, { rightTab: true })]),
        par(v.heading('skills'), { style: 'Heading1' }),
        par(skills(v).join(', ')),
        par(v.heading('languages'), { style: 'Heading1' }),
        par(spoken(v).join(', ')),
      ),
  },
  wordBreaks: {
    manner: { form: 'long', between: ' – ' },
    say: 2,
    draw: (v) =>
      word(
        par(`**${v.person.name}**\n${v.person.headline}\n${contact(v).join('\n')}`),
        par(`**${v.heading('experience')}**`),
        v.person.jobs.flatMap((j) => [
          par(`**${j.title}**\n${j.employer}, ${j.place}\n${v.range(j)}`),
          ...j.bullets.map((b) => par(`- ${b}`)),
        ]),
        par(`**${v.heading('education')}**`),
        v.person.schools.map((s) => par(`**${s.degree}**\n${s.school}\n${v.range(s)}`)),
        par(`**${v.heading('skills')}**`),
        ...skills(v).map((s) => par(`- ${s}`)),
        par(`**${v.heading('languages')}**`),
        ...spoken(v).map((s) => par(`- ${s}`)),
      ),
  },
  wordTwoTables: {
    manner: { form: 'dot', between: ' – ' },
    say: 1,
    draw: (v) =>
      word(
        table([
          par(`**${v.person.name}**`),
          contact(v)
            .map((c) => par(c))
            .join(''),
        ]),
        par(v.heading('experience'), { style: 'Heading2' }),
        table(
          ...v.person.jobs.flatMap((j) => [
            [par(`**${j.title}**`), par(v.range(j))],
            [par(`${j.employer}, ${j.place}`) + list(...j.bullets), par('')],
          ]),
        ),
        par(v.heading('education'), { style: 'Heading2' }),
        table(
          ...v.person.schools.flatMap((s) => [
            [par(`**${s.degree}**`), par(v.range(s))],
            [par(s.school), par('')],
          ]),
        ),
        par(v.heading('skills'), { style: 'Heading2' }),
        par(skills(v).join(' | ')),
        par(v.heading('languages'), { style: 'Heading2' }),
        par(spoken(v).join(' | ')),
      ),
  },
  textWrapped: {
    manner: { form: 'short', between: ' - ' },
    say: 0,
    draw: (v) =>
      plain(
        v.person.name,
        v.person.headline,
        contact(v),
        '',
        v.heading('summary').toUpperCase(),
        '',
        wrap(v.person.about, 60),
        '',
        v.heading('experience').toUpperCase(),
        '',
        v.person.jobs.flatMap((j) => [
          `${v.range(j)}  ${j.title}`,
          `${j.employer}, ${j.place}`,
          ...j.bullets.flatMap((b) => wrap(` - ${b}`, 60, '   ')),
          '',
        ]),
        v.heading('education').toUpperCase(),
        '',
        v.person.schools.flatMap((s) => [`${v.range(s)}  ${s.degree}`, s.school, '']),
        v.heading('skills').toUpperCase(),
        '',
        wrap(skills(v).join(', '), 60),
        '',
        v.heading('languages').toUpperCase(),
        '',
        spoken(v).join(', '),
      ),
  },
}
