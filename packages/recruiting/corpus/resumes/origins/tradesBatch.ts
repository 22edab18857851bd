import { list, par, table } from '#packages/recruiting/corpus/resumes/written/wordMarkup.ts'
import { markup as m } from './markup.ts'
import type { OriginLayout } from './OriginLayout.ts'
import { viewParts } from './viewParts.ts'

const { skills, spoken, contact, list: ul, note, further, page, plain, word } = viewParts

/** Layouts of part P that rules were improved on. */
export const tradesBatch: Record<string, OriginLayout> = {
  employerDash: {
    manner: { form: 'short', between: ' – ' },
    say: 2,
    draw: (v) =>
      page(
        'body{font-family:serif}.l{display:flex;justify-content:space-between;margin-top:3mm}h2{font-size:12pt;font-variant:small-caps;border-bottom:1px solid #333;margin:5mm 0 1mm}ul{padding-left:5mm}',
        m`<h1 style="text-align:center;font-size:20pt">${v.person.name}</h1><p style="text-align:center">${contact(v).join(' · ')}</p><h2>${v.heading('summary')}</h2><p>${v.person.about}</p><h2>${v.heading('experience')}</h2>
${v.person.jobs.map((j) => m`<div class=l><span><b>${j.employer}</b> — ${j.title}, ${j.place}</span><i>${v.range(j)}</i></div>${note(j.note)}${ul(j.bullets)}`)}<h2>${v.heading('education')}</h2>
${v.person.schools.map((s) => m`<div class=l><span><b>${s.school}</b> — ${s.degree}</span><i>${v.range(s)}</i></div>`)}<h2>${v.heading('skills')}</h2><p>${skills(v).join(' · ')}</p><h2>${v.heading('languages')}</h2><p>${spoken(v).join(' · ')}</p>`,
      ),
  },
  shadedRight: {
    manner: { form: 'long', between: ' – ', now: 1 },
    say: 1,
    draw: (v) =>
      page(
        '.p{display:grid;grid-template-columns:1fr 55mm;gap:8mm}aside{background:#f0ece4;padding:4mm}aside p{overflow-wrap:anywhere;font-size:9pt}h2{font-size:12pt;color:#7a4b1e;margin:4mm 0 1.5mm}.e{margin-bottom:3.5mm}.k{color:#666;font-size:9pt}ul{padding-left:4mm}',
        m`<div class=p><main><h1>${v.person.name}</h1><p>${v.person.headline}</p><h2>${v.heading('summary')}</h2><p>${v.person.about}</p><h2>${v.heading('experience')}</h2>
${v.person.jobs.map((j) => m`<div class=e><b>${j.title}</b><p>${j.employer} | ${j.place}</p><p class=k>${v.range(j)}</p>${ul(j.bullets)}</div>`)}<h2>${v.heading('education')}</h2>${v.person.schools.map((s) => m`<div class=e><b>${s.degree}</b><p>${s.school}</p><p class=k>${v.range(s)}</p></div>`)}</main>
<aside><h2>${v.heading('other')}</h2>${contact(v).map((c) => m`<p>${c}</p>`)}<h2>${v.heading('skills')}</h2>${ul(skills(v))}<h2>${v.heading('languages')}</h2>${spoken(v, ' – ').map((s) => m`<p>${s}</p>`)}</aside></div>`,
      ),
  },
  withoutHeads: {
    manner: { form: 'slash', between: '–' },
    say: 0,
    draw: (v) =>
      page(
        'body{font-family:serif;font-size:11pt}p{margin-top:1.5mm}ul{padding-left:5mm}.g{margin-top:7mm}',
        m`<h1 style="font-size:17pt">${v.person.name}</h1><p>${v.person.place}<br>${v.person.phone}<br>${v.person.email}<br>${v.person.links.join(', ')}</p><div class=g></div>
${v.person.jobs.map((j) => m`<p>${v.range(j)}: <b>${j.title}</b>, ${j.employer}, ${j.place}</p>${ul(j.bullets)}`)}<div class=g></div>${v.person.schools.map((s) => m`<p>${v.range(s)}: <b>${s.degree}</b>, ${s.school}</p>`)}<p class=g><b>${v.heading('skills')}:</b> ${skills(v).join(', ')}</p><p><b>${v.heading('languages')}:</b> ${spoken(v, ' (', ')').join(', ')}</p>`,
      ),
  },
  employerGroups: {
    manner: { form: 'apostrophe', between: ' – ' },
    say: 1,
    draw: (v) =>
      page(
        '.l{display:flex;justify-content:space-between}h2{font-size:11pt;letter-spacing:1.5px;text-transform:uppercase;color:#05668d;border-bottom:1px solid #05668d;margin:5mm 0 2mm}.x{font-size:12pt;font-weight:bold;margin-top:3mm}.t{font-style:italic}ul{padding-left:4mm}',
        m`<div class=l><h1>${v.person.name}</h1><div style="text-align:right;font-size:9pt">${contact(v).map((c) => m`${c}<br>`)}</div></div><h2>${v.heading('experience')}</h2>
${v.person.jobs.map((j, i, all) => m`${all[i - 1]?.employer === j.employer ? m`` : m`<div class="l x"><span>${j.employer}</span><span>${j.place}</span></div>`}<div class="l t"><span>${j.title}</span><span>${v.range(j)}</span></div>${ul(j.bullets)}`)}<h2>${v.heading('education')}</h2>
${v.person.schools.map((s) => m`<div class="l x"><span>${s.school}</span></div><div class="l t"><span>${s.degree}</span><span>${v.range(s)}</span></div>`)}<h2>${v.heading('skills')}</h2><p>${skills(v).join(', ')}</p><h2>${v.heading('languages')}</h2><p>${spoken(v).join(', ')}</p>`,
      ),
  },
  scholar: {
    manner: { form: 'year', between: '–' },
    say: 2,
    draw: (v) =>
      page(
        'body{font-family:serif;font-size:11pt}.r{display:grid;grid-template-columns:26mm 1fr;margin-bottom:1.5mm}h2{font-size:12.5pt;margin:6mm 0 2mm}ul{padding-left:5mm}',
        m`<h1 style="font-weight:normal;font-size:21pt">${v.person.name}</h1><p>${v.person.headline}</p><p>${contact(v).join(', ')}</p><h2>${v.heading('education')}</h2>${v.person.schools.map((s) => m`<div class=r><span>${v.range(s)}</span><span>${s.degree}, ${s.school}</span></div>`)}<h2>${v.heading('experience')}</h2>
${v.person.jobs.map((j) => m`<div class=r><span>${v.range(j)}</span><span>${j.title}, ${j.employer}, ${j.place}</span></div>`)}${further(v, (text) => m`<h2>${text}</h2>`)}<h2>${v.heading('languages')}</h2><p>${spoken(v, ' (', ')').join(', ')}</p><h2>${v.heading('skills')}</h2><p>${skills(v).join(', ')}</p>`,
      ),
  },
  skillsFirst: {
    manner: { form: 'year', between: ' - ' },
    say: 2,
    draw: (v) =>
      page(
        'h2{font-size:13pt;color:#444;margin:5mm 0 2mm}ul{padding-left:5mm}p.j{margin-top:1mm}',
        m`<h1>${v.person.name}</h1><p>${contact(v).join(' | ')}</p><h2>${v.heading('summary')}</h2><p>${v.person.about}</p><h2>${v.heading('skills')}</h2>${ul(skills(v))}<h2>${v.heading('experience')}</h2>
${v.person.jobs.map((j) => m`<p class=j><b>${j.title}</b>, ${j.employer}, ${v.range(j)}</p>`)}<h2>${v.heading('education')}</h2>${v.person.schools.map((s) => m`<p class=j><b>${s.degree}</b>, ${s.school}, ${v.range(s)}</p>`)}<h2>${v.heading('languages')}</h2><p>${spoken(v).join(' | ')}</p>`,
      ),
  },
  leftEmployers: {
    manner: { form: 'dot', between: ' – ' },
    say: 0,
    draw: (v) =>
      page(
        '.r{display:grid;grid-template-columns:48mm 1fr;gap:6mm;margin-bottom:4mm}.k{font-size:9pt;color:#777}h2{font-size:13pt;background:#e8eef4;padding:1mm 2mm;margin:4mm 0 2mm}ul{padding-left:4mm}',
        m`<h1>${v.person.name}</h1><p>${v.person.headline}</p><p class=k>${contact(v).join('  |  ')}</p><h2>${v.heading('experience')}</h2>${v.person.jobs.map((j) => m`<div class=r><div><b>${j.employer}</b><p class=k>${j.place}</p><p class=k>${v.range(j)}</p></div><div><b>${j.title}</b>${note(j.note)}${ul(j.bullets)}</div></div>`)}<h2>${v.heading('education')}</h2>
${v.person.schools.map((s) => m`<div class=r><div><b>${s.school}</b><p class=k>${v.range(s)}</p></div><div><b>${s.degree}</b></div></div>`)}<h2>${v.heading('skills')}</h2><p>${skills(v).join(', ')}</p><h2>${v.heading('languages')}</h2><p>${spoken(v).join(', ')}</p>`,
      ),
  },
  prose: {
    manner: { form: 'long', between: 'to' },
    say: 0,
    draw: (v) =>
      page(
        'h2{font-size:14pt;font-weight:600;margin:6mm 0 2mm}h3{font-size:11pt;margin-top:3mm}p{line-height:1.5}',
        m`<h1>${v.person.name}</h1><p>${contact(v).join(' • ')}</p><h2>${v.heading('summary')}</h2><p>${v.person.about}</p><h2>${v.heading('experience')}</h2>${v.person.jobs.map((j) => m`<h3>${j.title} (${v.range(j)})</h3><p>${j.employer}, ${j.place}</p><p>${j.bullets.map((b) => b.replace(/\.?$/, '.')).join(' ')}</p>`)}<h2>${v.heading('education')}</h2>
${v.person.schools.map((s) => m`<h3>${s.degree} (${v.range(s)})</h3><p>${s.school}</p>`)}<h2>${v.heading('skills')}</h2><p>${skills(v).join(', ')}</p><h2>${v.heading('languages')}</h2><p>${spoken(v).join(', ')}</p>`,
      ),
  },
  wordDatesLeft: {
    manner: { form: 'slash', between: ' - ' },
    say: 1,
    draw: (v) =>
      word(
        par(v.person.name, { style: 'Title' }),
        contact(v).map((c) => par(c)),
        par(v.heading('experience'), { style: 'Heading1' }),
        table(
          ...v.person.jobs.map((j) => [par(v.range(j)), par(`**${j.employer}**`) + par(`${j.title} – ${j.place}`) + list(...j.bullets)]),
        ),
        par(v.heading('education'), { style: 'Heading1' }),
        table(...v.person.schools.map((s) => [par(v.range(s)), par(`**${s.school}**`) + par(s.degree)])),
        par(v.heading('skills'), { style: 'Heading1' }),
        par(skills(v).join(', ')),
        par(v.heading('languages'), { style: 'Heading1' }),
        par(spoken(v).join(', ')),
      ),
  },
  wordTitleAt: {
    manner: { form: 'short', between: ' – ' },
    say: 2,
    draw: (v) =>
      word(
        par(`**${v.person.name}**`, { centre: true }),
        par(contact(v).join(' | '), { centre: true }),
        par(`**${v.heading('summary')}**`),
        par(v.person.about),
        par(`**${v.heading('experience')}**`),
        v.person.jobs.flatMap((j) => [par(`**${j.title}** ${v.words.at} ${j.employer}, ${j.place} (${v.range(j)})`), list(...j.bullets)]),
        par(`**${v.heading('education')}**`),
        v.person.schools.map((s) => par(`**${s.degree}**, ${s.school} (${v.range(s)})`)),
        par(`**${v.heading('skills')}**`),
        par(skills(v).join(', ')),
        par(`**${v.heading('languages')}**`),
        par(spoken(v, ' (', ')').join(', ')),
      ),
  },
  wordPlaceRight: {
    manner: { form: 'long', between: ' - ' },
    say: 0,
    draw: (v) =>
      word(
        par(v.person.name, { style: 'Title' }),
        par(`${v.person.headline}\n${contact(v).join(' • ')}`),
        par(v.heading('experience').toUpperCase(), { style: 'Heading1' }),
        v.person.jobs.flatMap((j) => [
          par(`${j.employer}\t${j.place}`, { rightTab: true }),
          par(`${j.title}\t${v.range(j)}`, { rightTab: true }),
          list(...j.bullets),
        ]),
        par(v.heading('education').toUpperCase(), { style: 'Heading1' }),
        v.person.schools.flatMap((s) => [par(s.school), par(`${s.degree}\t${v.range(s)}`, { rightTab: true })]),
        par(v.heading('skills').toUpperCase(), { style: 'Heading1' }),
        list(...skills(v)),
        par(v.heading('languages').toUpperCase(), { style: 'Heading1' }),
        list(...spoken(v)),
      ),
  },
  textTabs: {
    manner: { form: 'yearFirst', between: ' – ' },
    say: 0,
    draw: (v) =>
      plain(
        v.person.name,
        v.person.headline,
        contact(v).join(' * '),
        '',
        v.heading('experience'),
        '----------',
        v.person.jobs.flatMap((j) => [`${v.range(j)}\t${j.title}`, `\t${j.employer}, ${j.place}`, ...j.bullets.map((b) => `\t- ${b}`)]),
        '',
        v.heading('education'),
        '----------',
        v.person.schools.flatMap((s) => [`${v.range(s)}\t${s.degree}`, `\t${s.school}`]),
        '',
        v.heading('skills'),
        '----------',
        skills(v).join(', '),
        '',
        v.heading('languages'),
        '----------',
        spoken(v).join(', '),
      ),
  },
  textFourLines: {
    manner: { form: 'long', between: ' - ' },
    say: 1,
    draw: (v) =>
      plain(
        v.person.name.toUpperCase(),
        contact(v),
        '',
        v.heading('summary').toUpperCase(),
        v.person.about,
        '',
        v.heading('experience').toUpperCase(),
        v.person.jobs.flatMap((j) => ['', j.title, j.employer, j.place, v.range(j), ...j.bullets.map((b) => `* ${b}`)]),
        '',
        v.heading('education').toUpperCase(),
        v.person.schools.flatMap((s) => ['', s.degree, s.school, v.range(s)]),
        '',
        v.heading('skills').toUpperCase(),
        skills(v).join(', '),
        '',
        v.heading('languages').toUpperCase(),
        spoken(v).join(', '),
      ),
  },
}
