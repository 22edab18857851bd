import { list, par, table } from '#packages/recruiting/corpus/resumes/written/wordMarkup.ts'
import { markup as m } from './markup.ts'
import type { OriginLayout } from './OriginLayout.ts'
import { viewParts } from './viewParts.ts'

const { skills, spoken, contact, list: ul, note, further, page, plain, word } = viewParts

/** Layouts of the first further batch; rules were improved on it. */
export const firstBatch: Record<string, OriginLayout> = {
  narrowDates: {
    manner: { form: 'long', between: ' – ' },
    say: 0,
    draw: (v) =>
      page(
        'table{border-collapse:collapse;width:100%}td{vertical-align:top;padding:0 0 3mm}td.d{width:21mm;font-size:9pt;padding-right:2mm}h2{font-size:13pt;margin:4mm 0 2mm}ul{padding-left:5mm}',
        m`<h1>${v.person.name}</h1><p>${v.person.headline}</p><p>${contact(v).join(' • ')}</p><h2>${v.heading('summary')}</h2><p>${v.person.about}</p>
<h2>${v.heading('experience')}</h2><table>${v.person.jobs.map((j) => m`<tr><td class=d>${v.range(j)}</td><td><b>${j.title}</b><br>${j.employer}, ${j.place}${note(j.note)}${ul(j.bullets)}</td></tr>`)}</table>
<h2>${v.heading('education')}</h2><table>${v.person.schools.map((s) => m`<tr><td class=d>${v.range(s)}</td><td><b>${s.degree}</b><br>${s.school}${note(s.note)}</td></tr>`)}</table>
<h2>${v.heading('skills')}</h2><p>${skills(v).join(', ')}</p><h2>${v.heading('languages')}</h2><p>${spoken(v).join(', ')}</p>${further(v, (text) => m`<h2>${text}</h2>`)}`,
      ),
  },
  touchingDates: {
    manner: { form: 'slash', between: ' - ' },
    say: 1,
    draw: (v) =>
      page(
        '.r{display:flex;margin-bottom:3mm}.d{width:17mm;flex:none;color:#444}h2{font-size:12pt;text-transform:uppercase;border-bottom:2px solid #888;margin:5mm 0 2mm}ul{padding-left:4mm}',
        m`<h1 style="text-align:right">${v.person.name}</h1><p style="text-align:right">${contact(v).join(' | ')}</p>
<h2>${v.heading('experience')}</h2>${v.person.jobs.map((j) => m`<div class=r><div class=d>${v.range(j)}</div><div><b>${j.employer}</b> ${j.place}<br><i>${j.title}</i>${note(j.note)}${ul(j.bullets)}</div></div>`)}
<h2>${v.heading('education')}</h2>${v.person.schools.map((s) => m`<div class=r><div class=d>${v.range(s)}</div><div><b>${s.school}</b><br><i>${s.degree}</i></div></div>`)}
<h2>${v.heading('skills')}</h2><p>${skills(v).join(' · ')}</p><h2>${v.heading('languages')}</h2><p>${spoken(v).join(' · ')}</p>${further(v, (text) => m`<h2>${text}</h2>`)}`,
      ),
  },
  rightRail: {
    manner: { form: 'short', between: ' – ' },
    say: 1,
    draw: (v) =>
      page(
        '.p{display:grid;grid-template-columns:1fr 58mm;gap:8mm}aside{background:#eef;padding:4mm;overflow-wrap:anywhere;min-width:0}h2{font-size:11pt;letter-spacing:1px;text-transform:uppercase;color:#357;margin:5mm 0 1mm}.e{margin-bottom:3mm}.s{color:#666;font-size:9pt}ul{padding-left:4mm}',
        m`<div class=p><main><h1 style="font-size:26pt;line-height:1">${v.person.name}</h1><p style="color:#357">${v.person.headline}</p><h2>${v.heading('experience')}</h2>
${v.person.jobs.map((j) => m`<div class=e><div class=s>${v.range(j)} | ${j.place}</div><b>${j.title}</b><div>${j.employer}</div>${note(j.note)}${ul(j.bullets)}</div>`)}
<h2>${v.heading('education')}</h2>${v.person.schools.map((s) => m`<div class=e><div class=s>${v.range(s)}</div><b>${s.degree}</b><div>${s.school}</div>${note(s.note)}</div>`)}</main>
<aside><h2>${v.heading('other')}</h2>${contact(v).map((c) => m`<p>${c}</p>`)}<h2>${v.heading('summary')}</h2><p>${v.person.about}</p><h2>${v.heading('skills')}</h2>${ul(skills(v))}<h2>${v.heading('languages')}</h2>${ul(spoken(v, ' – '))}${further(v, (text) => m`<h2>${text}</h2>`)}</aside></div>`,
      ),
  },
  runIn: {
    manner: { form: 'year', between: '–', now: 1 },
    say: 2,
    draw: (v) =>
      page(
        'body{font-family:serif}h2{font-size:12pt;font-variant:small-caps;margin:4mm 0 1mm}p.e{padding-left:6mm;text-indent:-6mm;margin-bottom:1.5mm}',
        m`<h1 style="text-align:center;font-weight:normal">${v.person.name}</h1><p style="text-align:center">${contact(v).join(' — ')}</p><p style="text-align:center"><i>${v.person.about}</i></p>
<h2>${v.heading('experience')}</h2>${v.person.jobs.map((j) => m`<p class=e><b>${v.range(j)}: ${j.title}</b>, ${j.employer}, ${j.place}. ${j.bullets.join(' ')}</p>`)}
<h2>${v.heading('education')}</h2>${v.person.schools.map((s) => m`<p class=e><b>${v.range(s)}: ${s.degree}</b>, ${s.school}.</p>`)}
<h2>${v.heading('skills')}</h2><p>${skills(v).join(', ')}.</p><h2>${v.heading('languages')}</h2><p>${spoken(v, ' ').join(', ')}.</p>`,
      ),
  },
  twoRoles: {
    manner: { form: 'short', between: ' - ', now: 2 },
    say: 0,
    draw: (v) =>
      page(
        '.l{display:flex;justify-content:space-between}h2{font-size:12pt;border-bottom:1px solid #000;margin:4mm 0 2mm}.g{margin-bottom:3mm}ul{padding-left:5mm}',
        m`<h1 style="font-size:20pt">${v.person.name}</h1><p>${contact(v).join(' | ')}</p><h2>${v.heading('summary')}</h2><p>${v.person.about}</p><h2>${v.heading('experience')}</h2>
${v.person.jobs.map((j, i) => m`<div class=g>${v.person.jobs[i - 1]?.employer === j.employer ? m`` : m`<div class=l><b>${j.employer}</b><span>${j.place}</span></div>${note(j.note)}`}<div class=l><i>${j.title}</i><i>${v.range(j)}</i></div>${ul(j.bullets)}</div>`)}
<h2>${v.heading('education')}</h2>${v.person.schools.map((s) => m`<div class=l><b>${s.school}</b><span>${v.range(s)}</span></div><p>${s.degree}${s.note === '' ? '' : `, ${s.note}`}</p>`)}
<h2>${v.heading('skills')}</h2><p>${skills(v).join(', ')}</p><h2>${v.heading('languages')}</h2><p>${spoken(v).join(', ')}</p>${further(v, (text) => m`<h2>${text}</h2>`)}`,
      ),
  },
  fourColumns: {
    manner: { form: 'slash', between: ' – ' },
    say: 2,
    draw: (v) =>
      page(
        'table{width:100%;border-collapse:collapse;font-size:9.5pt}td,th{border:1px solid #777;padding:1mm 2mm;text-align:left;vertical-align:top}h2{font-size:12pt;margin:5mm 0 2mm}ul{padding-left:5mm}',
        m`<h1>CV – ${v.person.name}</h1><p>${contact(v).join(', ')}</p><h2>${v.heading('skills')}</h2>${ul(skills(v))}<h2>${v.heading('experience')}</h2>
<table><tr><th>${v.words.labels.dates}<th>${v.words.labels.title}<th>${v.words.labels.employer}</tr>${v.person.jobs.map((j) => m`<tr><td>${v.range(j)}</td><td>${j.title}</td><td>${j.employer}, ${j.place}</td></tr>`)}</table>
<h2>${v.heading('education')}</h2><table><tr><th>${v.words.labels.dates}<th>${v.words.labels.degree}<th>${v.words.labels.school}</tr>${v.person.schools.map((s) => m`<tr><td>${v.range(s)}</td><td>${s.degree}</td><td>${s.school}</td></tr>`)}</table>
<h2>${v.heading('languages')}</h2>${ul(spoken(v))}`,
      ),
  },
  wordSide: {
    manner: { form: 'long', between: ' to ' },
    say: 1,
    draw: (v) =>
      word(
        par(`**${v.person.name}**`, { style: 'Title' }),
        table([
          par(`**${v.heading('other')}**`) +
            contact(v)
              .map((c) => par(c))
              .join('') +
            par(`**${v.heading('skills')}**`) +
            list(...skills(v)) +
            par(`**${v.heading('languages')}**`) +
            list(...spoken(v, ' - ')),
          par(`**${v.heading('summary')}**`) +
            par(v.person.about) +
            par(`**${v.heading('experience')}**`) +
            v.person.jobs
              .map((j) => par(`**${j.employer}** (${j.place})`) + par(`${j.title}\n${v.range(j)}`) + list(...j.bullets))
              .join('') +
            par(`**${v.heading('education')}**`) +
            v.person.schools.map((s) => par(`**${s.school}**`) + par(`${s.degree}\n${v.range(s)}`)).join(''),
        ]),
      ),
  },
  wordPlain: {
    manner: { form: 'apostrophe', between: ' – ' },
    say: 2,
    draw: (v) =>
      word(
        par(v.person.name, { centre: true }),
        par(contact(v).join('  '), { centre: true }),
        par(''),
        par(v.heading('experience').toUpperCase()),
        v.person.jobs.flatMap((j) => [
          par(`${j.employer}, ${j.place}\t${v.range(j)}`, { rightTab: true }),
          par(j.title),
          ...(j.note === '' ? [] : [par(j.note)]),
          list(...j.bullets),
          par(''),
        ]),
        par(v.heading('education').toUpperCase()),
        v.person.schools.flatMap((s) => [par(`${s.school}\t${v.range(s)}`, { rightTab: true }), par(s.degree)]),
        par(''),
        par(v.heading('skills').toUpperCase()),
        par(skills(v).join(', ')),
        par(''),
        par(v.heading('languages').toUpperCase()),
        par(spoken(v, ' ').join(', ')),
        v.person.further.flatMap(({ heading, texts }) => [par(''), par(heading.toUpperCase()), ...texts.map((text) => par(text))]),
      ),
  },
  textRules: {
    manner: { form: 'short', between: ' - ', now: 1 },
    say: 0,
    draw: (v) => {
      const head = (text: string) => ['', text, '='.repeat(text.length)]
      return plain(
        v.person.name,
        v.person.headline,
        contact(v),
        head(v.heading('summary')),
        v.person.about,
        head(v.heading('experience')),
        v.person.jobs.flatMap((j) => [
          '',
          `* ${j.title} [${j.employer}, ${j.place}]`,
          `  ${v.range(j)}`,
          ...(j.note === '' ? [] : [`  ${j.note}`]),
          ...j.bullets.map((b) => `    - ${b}`),
        ]),
        head(v.heading('education')),
        v.person.schools.flatMap((s) => [`* ${s.degree} [${s.school}]`, `  ${v.range(s)}`]),
        head(v.heading('skills')),
        skills(v).join(', '),
        head(v.heading('languages')),
        spoken(v).join(', '),
      )
    },
  },
  textSince: {
    manner: { form: 'long', since: true, between: 'to' },
    say: 1,
    draw: (v) =>
      plain(
        v.person.name.toUpperCase(),
        contact(v).join(' / '),
        '',
        `${v.heading('experience').toUpperCase()}:`,
        '',
        v.person.jobs.flatMap((j) => [`${j.title}, ${j.employer}, ${v.range(j)}`, ...j.bullets.map((b) => `- ${b}`), '']),
        `${v.heading('education').toUpperCase()}:`,
        '',
        v.person.schools.map((s) => `${s.degree}, ${s.school}, ${v.range(s)}`),
        '',
        `${v.heading('skills').toUpperCase()}: ${skills(v).join(', ')}`,
        '',
        `${v.heading('languages').toUpperCase()}: ${spoken(v, ' ').join(', ')}`,
      ),
  },
}
