import { list, par, table } from '#packages/recruiting/corpus/resumes/written/wordMarkup.ts'
import { markup as m } from './markup.ts'
import type { OriginLayout } from './OriginLayout.ts'
import { viewParts } from './viewParts.ts'

const { skills, spoken, contact, list: ul, note, page, plain, word } = viewParts

/** Layouts of the second further batch, run after the rules were improved on the first. */
export const secondBatch: Record<string, OriginLayout> = {
  stackedDates: {
    manner: { form: 'short', between: ' – ' },
    say: 2,
    draw: (v) =>
      page(
        '.r{display:grid;grid-template-columns:1fr 24mm;gap:4mm;margin-bottom:3mm}.d{text-align:right;color:#888;font-size:9pt}h2{font-size:14pt;color:#a33;margin:5mm 0 2mm;font-weight:normal}ul{padding-left:4mm}',
        m`<h1 style="font-weight:300;font-size:28pt">${v.person.name}</h1><p>${contact(v).join('  ·  ')}</p><h2>${v.heading('summary')}</h2><p>${v.person.about}</p><h2>${v.heading('experience')}</h2>
${v.person.jobs.map((j) => m`<div class=r><div><b>${j.title}</b> at ${j.employer}${note(j.note)}${ul(j.bullets)}</div><div class=d>${v.range(j)}<br>${j.place}</div></div>`)}<h2>${v.heading('education')}</h2>
${v.person.schools.map((s) => m`<div class=r><div><b>${s.degree}</b><br>${s.school}</div><div class=d>${v.range(s)}</div></div>`)}<h2>${v.heading('skills')}</h2><p>${skills(v).join(', ')}</p><h2>${v.heading('languages')}</h2><p>${spoken(
          v,
          ' (',
        )
          .map((s) => `${s})`)
          .join(', ')}</p>`,
      ),
  },
  leftBand: {
    manner: { form: 'dot', between: ' – ' },
    say: 0,
    draw: (v) =>
      page(
        '.p{display:grid;grid-template-columns:60mm 1fr;gap:7mm}aside{background:#234;color:#fff;padding:5mm}h2{font-size:12pt;margin:5mm 0 2mm}.e{margin-bottom:3mm}ul{padding-left:4mm}',
        m`<div class=p><aside><h1 style="font-size:18pt">${v.person.name}</h1><p>${v.person.headline}</p><h2>${v.heading('other')}</h2>${contact(v).map((c) => m`<p style="overflow-wrap:anywhere">${c}</p>`)}<h2>${v.heading('languages')}</h2>${spoken(v, ' ').map((s) => m`<p>${s}</p>`)}<h2>${v.heading('skills')}</h2>${skills(v).map((s) => m`<p>${s}</p>`)}</aside>
<main><h2>${v.heading('summary')}</h2><p>${v.person.about}</p><h2>${v.heading('experience')}</h2>${v.person.jobs.map((j) => m`<div class=e><b>${j.title}</b> | ${j.employer}<br><span style="color:#777">${v.range(j)}, ${j.place}</span>${note(j.note)}${ul(j.bullets)}</div>`)}
<h2>${v.heading('education')}</h2>${v.person.schools.map((s) => m`<div class=e><b>${s.degree}</b> | ${s.school}<br><span style="color:#777">${v.range(s)}</span></div>`)}</main></div>`,
      ),
  },
  datesAbove: {
    manner: { form: 'long', between: ' — ' },
    say: 1,
    draw: (v) =>
      page(
        'body{font-size:11pt}h2{font-size:13pt;text-align:center;margin:5mm 0 2mm}p.d{font-size:9pt;color:#555;margin-top:3mm;text-transform:uppercase}ul{padding-left:5mm}',
        m`<h1 style="text-align:center">${v.person.name}</h1>${contact(v).map((c) => m`<p style="text-align:center">${c}</p>`)}<h2>${v.heading('experience')}</h2>
${v.person.jobs.map((j) => m`<p class=d>${v.range(j)}</p><p><b>${j.employer} – ${j.place}</b></p><p>${j.title}</p>${note(j.note)}${ul(j.bullets)}`)}<h2>${v.heading('education')}</h2>
${v.person.schools.map((s) => m`<p class=d>${v.range(s)}</p><p><b>${s.school}</b></p><p>${s.degree}</p>`)}<h2>${v.heading('skills')}</h2><p style="text-align:center">${skills(v).join(' | ')}</p><h2>${v.heading('languages')}</h2><p style="text-align:center">${spoken(v).join(' | ')}</p>`,
      ),
  },
  functional: {
    manner: { form: 'year', between: '-', now: 1 },
    say: 1,
    draw: (v) =>
      page(
        'h2{font-size:12pt;background:#ddd;padding:1mm 2mm;margin:5mm 0 2mm}table{width:100%}td{vertical-align:top}ul{padding-left:5mm}',
        m`<h1>${v.person.name}</h1><table><tr><td>${v.person.place}</td><td style="text-align:right">${v.person.phone}</td></tr><tr><td>${v.person.links.join(' ')}</td><td style="text-align:right">${v.person.email}</td></tr></table><h2>${v.heading('summary')}</h2><p>${v.person.about}</p>
<h2>${v.heading('skills')}</h2><table>${skills(v).map((s, i, all) => (i % 2 === 0 ? m`<tr><td>• ${s}</td><td>${all[i + 1] === undefined ? '' : `• ${all[i + 1]!}`}</td></tr>` : m``))}</table><h2>${v.heading('experience')}</h2>
<table>${v.person.jobs.map((j) => m`<tr><td style="width:30mm">${v.range(j)}</td><td style="width:70mm">${j.employer}</td><td>${j.title}</td></tr>`)}</table><h2>${v.heading('education')}</h2><table>${v.person.schools.map((s) => m`<tr><td style="width:30mm">${v.range(s)}</td><td style="width:70mm">${s.school}</td><td>${s.degree}</td></tr>`)}</table><h2>${v.heading('languages')}</h2>${ul(spoken(v))}`,
      ),
  },
  marginHeads: {
    manner: { form: 'slash', between: '–' },
    say: 0,
    draw: (v) =>
      page(
        '.s{display:grid;grid-template-columns:34mm 1fr;gap:5mm;border-top:1px solid #bbb;padding:3mm 0}h2{font-size:11pt;color:#069}.l{display:flex;justify-content:space-between}.e{margin-bottom:2mm}ul{padding-left:4mm}',
        m`<h1>${v.person.name}</h1><p>${contact(v).join(', ')}</p><div class=s><h2>${v.heading('experience')}</h2><div>${v.person.jobs.map((j) => m`<div class=e><div class=l><b>${j.title}</b><b>${v.range(j)}</b></div><div>${j.employer}, ${j.place}</div>${note(j.note)}${ul(j.bullets)}</div>`)}</div></div>
<div class=s><h2>${v.heading('education')}</h2><div>${v.person.schools.map((s) => m`<div class=e><div class=l><b>${s.degree}</b><b>${v.range(s)}</b></div><div>${s.school}</div></div>`)}</div></div><div class=s><h2>${v.heading('skills')}</h2><div>${skills(v).join(', ')}</div></div><div class=s><h2>${v.heading('languages')}</h2><div>${spoken(v).join(', ')}</div></div>${v.person.further.map(({ heading, texts }) => m`<div class=s><h2>${heading}</h2><div>${texts.join('; ')}</div></div>`)}`,
      ),
  },
  wordHeads: {
    manner: { form: 'long', between: ' - ' },
    say: 0,
    draw: (v) =>
      word(
        par(v.person.name, { style: 'Title' }),
        par(contact(v).join(' | ')),
        par(v.heading('summary'), { style: 'Heading1' }),
        par(v.person.about),
        par(v.heading('experience'), { style: 'Heading1' }),
        v.person.jobs.flatMap((j) => [
          par(`${j.title}, ${j.employer}`, { style: 'Heading2' }),
          par(`${v.range(j)} | ${j.place}`),
          ...(j.note === '' ? [] : [par(j.note)]),
          list(...j.bullets),
        ]),
        par(v.heading('education'), { style: 'Heading1' }),
        v.person.schools.flatMap((s) => [par(`${s.degree}, ${s.school}`, { style: 'Heading2' }), par(v.range(s))]),
        par(v.heading('skills'), { style: 'Heading1' }),
        list(...skills(v)),
        par(v.heading('languages'), { style: 'Heading1' }),
        list(...spoken(v, ' – ')),
      ),
  },
  wordFourCells: {
    manner: { form: 'slash', between: ' – ' },
    say: 2,
    draw: (v) =>
      word(
        par(`**${v.person.name}**`),
        contact(v).map((c) => par(c)),
        par(`**${v.heading('experience')}**`),
        table(...v.person.jobs.map((j) => [par(v.range(j)), par(j.employer) + par(j.place), par(`**${j.title}**`) + list(...j.bullets)])),
        par(`**${v.heading('education')}**`),
        table(...v.person.schools.map((s) => [par(v.range(s)), par(s.school), par(`**${s.degree}**`)])),
        par(`**${v.heading('skills')}**`),
        par(skills(v).join('; ')),
        par(`**${v.heading('languages')}**`),
        par(spoken(v, ' ').join('; ')),
      ),
  },
  textColumns: {
    manner: { form: 'iso', between: ' / ' },
    say: 0,
    draw: (v) =>
      plain(
        v.person.name,
        contact(v).map((c) => `  ${c}`),
        '',
        v.heading('experience').toUpperCase(),
        v.person.jobs.flatMap((j) => [
          `  ${v.range(j).padEnd(22)}${j.title}`,
          `${' '.repeat(24)}${j.employer}, ${j.place}`,
          ...j.bullets.map((b) => `${' '.repeat(24)}* ${b}`),
          '',
        ]),
        v.heading('education').toUpperCase(),
        v.person.schools.flatMap((s) => [`  ${v.range(s).padEnd(22)}${s.degree}`, `${' '.repeat(24)}${s.school}`, '']),
        v.heading('skills').toUpperCase(),
        `  ${skills(v).join(', ')}`,
        '',
        v.heading('languages').toUpperCase(),
        `  ${spoken(v, ' ').join(', ')}`,
      ),
  },
  textLabels: {
    manner: { form: 'short', between: 'to' },
    say: 1,
    draw: (v) =>
      plain(
        `${v.person.name} - ${v.person.headline}`,
        `${v.words.labels.email}: ${v.person.email}`,
        `${v.words.labels.phone}: ${v.person.phone}`,
        `${v.words.labels.address}: ${v.person.place}`,
        v.person.links,
        '',
        v.heading('experience'),
        '',
        v.person.jobs.flatMap((j) => [j.employer, `${j.title} (${v.range(j)})`, ...j.bullets.map((b) => `• ${b}`), '']),
        v.heading('education'),
        '',
        v.person.schools.flatMap((s) => [s.school, `${s.degree} (${v.range(s)})`, '']),
        v.heading('skills'),
        '',
        skills(v).map((s) => `• ${s}`),
        '',
        v.heading('languages'),
        '',
        spoken(v).map((s) => `• ${s}`),
      ),
  },
}
