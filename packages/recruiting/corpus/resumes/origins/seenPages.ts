import { esc, items, sheet } from './htmlParts.ts'
import type { OriginLayout } from './OriginLayout.ts'
import { viewParts } from './viewParts.ts'

const { skills, spoken, contact } = viewParts

const each = <Item>(list: Item[], draw: (item: Item, index: number) => string) => list.map(draw).join('')

/** Pages printed by the browser, used for tuning. */
export const seenPages: Record<string, OriginLayout> = {
  datesLeft: {
    manner: { form: 'slash' },
    say: 0,
    draw: (v) =>
      sheet(
        '.r{display:grid;grid-template-columns:38mm 1fr;margin:0 0 3mm}h2{font-size:13pt;border-bottom:1px solid;margin:4mm 0 2mm}',
        `<h1>${esc(v.person.name)}</h1><p>${esc(v.person.headline)}</p><p>${esc(contact(v).join(' | '))}</p>
<h2>${v.heading('summary')}</h2><p>${esc(v.person.about)}</p><h2>${v.heading('experience')}</h2>
${each(v.person.jobs, (j) => `<div class=r><div>${esc(v.range(j))}</div><div><b>${esc(j.title)}</b><br>${esc(j.employer)}, ${esc(j.place)}${items(j.bullets)}</div></div>`)}
<h2>${v.heading('education')}</h2>${each(v.person.schools, (s) => `<div class=r><div>${esc(v.range(s))}</div><div><b>${esc(s.degree)}</b><br>${esc(s.school)}</div></div>`)}
<h2>${v.heading('skills')}</h2><p>${esc(skills(v).join(', '))}</p><h2>${v.heading('languages')}</h2><p>${esc(spoken(v, ' (', ')').join(', '))}</p>`,
      ),
  },
  datesRight: {
    manner: { form: 'short' },
    say: 1,
    draw: (v) =>
      sheet(
        'body{font-family:serif}h1{text-align:center;font-size:22pt}.c{text-align:center}h2{font-size:12pt;text-transform:uppercase;margin:5mm 0 1mm}.l{display:flex;justify-content:space-between}',
        `<h1>${esc(v.person.name)}</h1><p class=c>${esc(contact(v).join(' · '))}</p><h2>${v.heading('summary')}</h2><p>${esc(v.person.about)}</p>
<h2>${v.heading('experience')}</h2>${each(v.person.jobs, (j) => `<div class=l><b>${esc(j.title)}</b><span>${esc(v.range(j))}</span></div><p><i>${esc(j.employer)}</i>, ${esc(j.place)}</p>${items(j.bullets)}`)}
<h2>${v.heading('education')}</h2>${each(v.person.schools, (s) => `<div class=l><b>${esc(s.degree)}</b><span>${esc(v.range(s))}</span></div><p><i>${esc(s.school)}</i></p>`)}
<h2>${v.heading('skills')}</h2>${items(skills(v))}<h2>${v.heading('languages')}</h2>${items(spoken(v, ' (', ')'))}`,
      ),
  },
  employerFirst: {
    manner: { form: 'long', between: ' - ' },
    say: 2,
    draw: (v) =>
      sheet(
        'h2{color:#246;font-size:14pt;margin:4mm 0 1mm}.l{display:flex;justify-content:space-between}',
        `<h1>${esc(v.person.name.toUpperCase())}</h1><p>${esc(v.person.headline)}</p>${each(contact(v), (c) => `<p>${esc(c)}</p>`)}
<h2>${v.heading('summary')}</h2><p>${esc(v.person.about)}</p><h2>${v.heading('experience')}</h2>
${each(v.person.jobs, (j) => `<div class=l style="margin-top:3mm"><b>${esc(j.employer)}</b><span>${esc(j.place)}</span></div><div class=l><i>${esc(j.title)}</i><i>${esc(v.range(j))}</i></div>${items(j.bullets)}`)}
<h2>${v.heading('education')}</h2>${each(v.person.schools, (s) => `<div class=l style="margin-top:2mm"><b>${esc(s.school)}</b><span>${esc(v.range(s))}</span></div><p><i>${esc(s.degree)}</i></p>`)}
<h2>${v.heading('skills')}</h2><p>${esc(skills(v).join(' • '))}</p><h2>${v.heading('languages')}</h2><p>${esc(spoken(v, ' (', ')').join(' • '))}</p>`,
      ),
  },
  oneLine: {
    manner: { form: 'year', between: '–' },
    say: 0,
    draw: (v) =>
      sheet(
        'h2{font-size:11pt;letter-spacing:3px;text-transform:uppercase;margin:5mm 0 2mm}p.j{margin-top:2mm}',
        `<h1 style="font-size:18pt">${esc(v.person.name)}</h1><p>${esc([v.person.email, v.person.phone, v.person.place].join(' / '))}</p><p>${esc(v.person.links.join(' / '))}</p>
<h2>${v.heading('summary')}</h2><p>${esc(v.person.about)}</p><h2>${v.heading('experience')}</h2>
${each(v.person.jobs, (j) => `<p class=j>${esc(j.title)}, ${esc(j.employer)} — ${esc(j.place)} (${esc(v.range(j))})</p>${items(j.bullets)}`)}
<h2>${v.heading('education')}</h2>${each(v.person.schools, (s) => `<p class=j>${esc(s.degree)}, ${esc(s.school)} (${esc(v.range(s))})</p>`)}
<h2>${v.heading('skills')}</h2><p>${esc(skills(v).join(' | '))}</p><h2>${v.heading('languages')}</h2><p>${esc(spoken(v, ' (', ')').join(' | '))}</p>`,
      ),
  },
  sideLeft: {
    manner: { form: 'short', between: ' - ', now: 1 },
    say: 0,
    draw: (v) =>
      sheet(
        '.p{display:flex;min-height:260mm}.s{width:62mm;background:#234;color:#fff;padding:6mm;font-size:9pt}.m{flex:1;padding:6mm}h2{font-size:12pt;margin:5mm 0 2mm}.b{height:4px;background:#999;margin:1mm 0 2mm}.b i{display:block;height:4px;background:#fff}',
        `<div class=p><div class=s><h2>${v.heading('other')}</h2>${each(contact(v), (c) => `<p>☎ ${esc(c)}</p>`)}<h2>${v.heading('skills')}</h2>${each(skills(v), (s, i) => `<p>${esc(s)}</p><div class=b><i style="width:${60 + ((i * 13) % 40)}%"></i></div>`)}<h2>${v.heading('languages')}</h2>${each(v.person.languages, ([l, k]) => `<p>${esc(l)} – ${esc(k)}</p>`)}</div>
<div class=m><h1>${esc(v.person.name)}</h1><p>${esc(v.person.headline)}</p><h2>${v.heading('summary')}</h2><p>${esc(v.person.about)}</p><h2>${v.heading('experience')}</h2>
${each(v.person.jobs, (j) => `<div style="margin-bottom:4mm"><b>${esc(j.title)}</b><p>${esc(j.employer)} | ${esc(j.place)}</p><p style="color:#777;font-size:9pt">${esc(v.range(j))}</p>${items(j.bullets)}</div>`)}
<h2>${v.heading('education')}</h2>${each(v.person.schools, (s) => `<div style="margin-bottom:3mm"><b>${esc(s.degree)}</b><p>${esc(s.school)}</p><p style="color:#777;font-size:9pt">${esc(v.range(s))}</p></div>`)}</div></div>`,
      ),
  },
  sideRight: {
    manner: { form: 'dot', between: ' – ' },
    say: 1,
    draw: (v) =>
      sheet(
        '.p{display:grid;grid-template-columns:1fr 50mm;gap:8mm}p{overflow-wrap:anywhere}h2{font-size:11pt;text-transform:uppercase;color:#a33;margin:5mm 0 2mm}h3{font-size:11pt}',
        `<h1 style="font-size:26pt;font-weight:300">${esc(v.person.name)}</h1><p>${esc(v.person.headline)}</p><div class=p><div><h2>${v.heading('experience')}</h2>
${each(v.person.jobs, (j) => `<div style="margin-bottom:4mm"><p style="color:#777">${esc(v.range(j))}</p><h3>${esc(j.title)}</h3><p>${esc(j.employer)}, ${esc(j.place)}</p>${items(j.bullets)}</div>`)}
<h2>${v.heading('education')}</h2>${each(v.person.schools, (s) => `<div style="margin-bottom:3mm"><p style="color:#777">${esc(v.range(s))}</p><h3>${esc(s.degree)}</h3><p>${esc(s.school)}</p></div>`)}</div>
<div><h2>${v.heading('other')}</h2>${each(contact(v), (c) => `<p>${esc(c)}</p>`)}<h2>${v.heading('summary')}</h2><p>${esc(v.person.about)}</p><h2>${v.heading('skills')}</h2>${items(skills(v))}<h2>${v.heading('languages')}</h2>${each(v.person.languages, ([l, k]) => `<p><b>${esc(l)}</b><br>${esc(k)}</p>`)}</div></div>`,
      ),
  },
  barred: {
    manner: { form: 'apostrophe', between: ' to ', now: 0 },
    say: 2,
    draw: (v) =>
      sheet(
        'h2{background:#eee;font-size:12pt;padding:1mm;margin:4mm 0 2mm}',
        `<h1>${esc(v.person.name)}</h1><p>${esc(contact(v).join('   •   '))}</p><h2>${v.heading('summary')}</h2><p>${esc(v.person.about)}</p><h2>${v.heading('experience')}</h2>
${each(v.person.jobs, (j) => `<p style="margin-top:2mm"><b>${esc(j.employer)}</b> | ${esc(j.title)} | ${esc(v.range(j))}</p>${items(j.bullets)}`)}
<h2>${v.heading('education')}</h2>${each(v.person.schools, (s) => `<p><b>${esc(s.school)}</b> | ${esc(s.degree)} | ${esc(v.range(s))}</p>`)}
<h2>${v.heading('skills')}</h2>${each(v.person.skills, (g) => `<p>${g.group ? `<b>${esc(g.group)}:</b> ` : ''}${esc(g.items.join(', '))}</p>`)}<h2>${v.heading('languages')}</h2><p>${esc(spoken(v, ' (', ')').join(', '))}</p>`,
      ),
  },
  europass: {
    manner: { form: 'slash', between: ' - ' },
    say: 1,
    draw: (v) => {
      const row = (label: string, value: string) => `<tr><td class=k>${esc(label)}</td><td>${value}</td></tr>`
      const { labels } = v.words
      return sheet(
        'table{border-collapse:collapse;width:100%;margin-bottom:3mm}td{vertical-align:top;padding:1mm 2mm}.k{width:58mm;text-align:right;color:#137;border-right:1px solid #137}',
        `<table>${row('Curriculum Vitae', `<b style="font-size:16pt">${esc(v.person.name)}</b>`)}
${row(labels.address, esc(v.person.place))}${row(labels.phone, esc(v.person.phone))}${row(labels.email, esc(v.person.email))}
${each(v.person.links, (l) => row('', esc(l)))}</table>
<table><tr><td class=k><b>${v.heading('experience')}</b></td><td></td></tr></table>
${each(v.person.jobs, (j) => `<table>${row(labels.dates, esc(v.range(j)))}${row(labels.title, `<b>${esc(j.title)}</b>`)}${row(labels.employer, esc(j.employer))}${row('', items(j.bullets))}</table>`)}
<table><tr><td class=k><b>${v.heading('education')}</b></td><td></td></tr></table>
${each(v.person.schools, (s) => `<table>${row(labels.dates, esc(v.range(s)))}${row(labels.degree, `<b>${esc(s.degree)}</b>`)}${row(labels.school, esc(s.school))}</table>`)}
<table><tr><td class=k><b>${v.heading('skills')}</b></td><td>${esc(skills(v).join(', '))}</td></tr><tr><td class=k><b>${v.heading('languages')}</b></td><td>${esc(spoken(v, ' (', ')').join(', '))}</td></tr></table>`,
      )
    },
  },
  grouped: {
    manner: { form: 'short' },
    say: 1,
    draw: (v) =>
      sheet(
        'h2{font-size:13pt;margin:4mm 0 2mm;border-bottom:2px solid #333}.l{display:flex;justify-content:space-between}',
        `<h1>${esc(v.person.name)}</h1><p>${esc(v.person.headline)}</p><p>${esc(contact(v).join(' | '))}</p><h2>${v.heading('experience')}</h2>
${each(v.person.jobs, (j, i) => `${j.isSame || v.person.jobs[i - 1]?.employer === j.employer ? '' : `<div style="margin-top:4mm"><b style="font-size:12pt">${esc(j.employer)}</b>, ${esc(j.place)}</div>`}<div class=l><i>${esc(j.title)}</i><span>${esc(v.range(j))}</span></div>${items(j.bullets)}`)}
<h2>${v.heading('education')}</h2>${each(v.person.schools, (s) => `<div style="margin-top:2mm"><b style="font-size:12pt">${esc(s.school)}</b></div><div class=l><i>${esc(s.degree)}</i><span>${esc(v.range(s))}</span></div>`)}
<h2>${v.heading('skills')}</h2><p>${esc(skills(v).join(', '))}</p><h2>${v.heading('languages')}</h2><p>${esc(spoken(v, ' (', ')').join('; '))}</p>`,
      ),
  },
  bare: {
    manner: { form: 'long' },
    say: 0,
    draw: (v) =>
      sheet(
        'p{margin:0}.g{margin-top:6mm}',
        `<p style="font-size:15pt">${esc(v.person.name)}</p>${each(contact(v), (c) => `<p>${esc(c)}</p>`)}<p class=g>${esc(v.person.about)}</p>
${each(v.person.jobs, (j) => `<p class=g><b>${esc(j.title)}</b></p><p>${esc(j.employer)}, ${esc(j.place)}</p><p>${esc(v.range(j))}</p>${items(j.bullets)}`)}
${each(v.person.schools, (s) => `<p class=g><b>${esc(s.degree)}</b></p><p>${esc(s.school)}</p><p>${esc(v.range(s))}</p>`)}
<p class=g>${v.heading('skills')}: ${esc(skills(v).join(', '))}</p><p class=g>${v.heading('languages')}: ${esc(spoken(v, ' (', ')').join(', '))}</p>`,
      ),
  },
  twoDense: {
    manner: { form: 'year', between: ' - ', since: true },
    say: 0,
    draw: (v) =>
      sheet(
        'body{font-size:8.5pt}.p{column-count:2;column-gap:8mm}h2{font-size:10pt;color:#060;margin:3mm 0 1mm;break-after:avoid}.j{break-inside:avoid;margin-bottom:2mm}',
        `<h1 style="font-size:16pt">${esc(v.person.name)}</h1><p>${esc(v.person.headline)}</p><p>${esc(contact(v).join(', '))}</p><div class=p><h2>${v.heading('summary')}</h2><p>${esc(v.person.about)}</p><h2>${v.heading('experience')}</h2>
${each(v.person.jobs, (j) => `<div class=j><b>${esc(j.title)}</b>, ${esc(j.employer)}<br><i>${esc(j.place)}, ${esc(v.range(j))}</i>${items(j.bullets)}</div>`)}
<h2>${v.heading('education')}</h2>${each(v.person.schools, (s) => `<div class=j><b>${esc(s.degree)}</b>, ${esc(s.school)}<br><i>${esc(v.range(s))}</i></div>`)}
<h2>${v.heading('skills')}</h2>${items(skills(v))}<h2>${v.heading('languages')}</h2><p>${esc(spoken(v, ' (', ')').join(', '))}</p></div>`,
      ),
  },
  academic: {
    manner: { form: 'year', between: '–' },
    say: 2,
    draw: (v) =>
      sheet(
        'body{font:11pt/1.5 serif}h1{text-align:center;font-variant:small-caps}.r{display:flex;margin-bottom:3mm}.r>:first-child{width:28mm;flex:none}h2{font-size:12pt;font-variant:small-caps;margin:6mm 0 2mm}',
        `<h1>${esc(v.person.name)}</h1><p style="text-align:center">${esc(v.person.place)}<br>${esc(v.person.phone)}<br>${esc(v.person.email)}<br>${esc(v.person.links.join(', '))}</p><h2>${v.heading('education')}</h2>
${each(v.person.schools, (s) => `<div class=r><div>${esc(v.range(s))}</div><div>${esc(s.degree)}, <i>${esc(s.school)}</i></div></div>`)}<h2>${v.heading('experience')}</h2>
${each(v.person.jobs, (j) => `<div class=r><div>${esc(v.range(j))}</div><div>${esc(j.title)}, <i>${esc(j.employer)}</i>, ${esc(j.place)}.${each(j.bullets, (b) => `<p>${esc(b)}</p>`)}</div></div>`)}
<h2>${v.heading('skills')}</h2><p>${esc(skills(v).join('; '))}</p><h2>${v.heading('languages')}</h2><p>${esc(spoken(v, ' (', ')').join('; '))}</p>`,
        `<div style="font-size:8px;width:100%;text-align:center">${esc(v.person.name)} – Curriculum vitae – <span class="pageNumber"></span>/<span class="totalPages"></span></div>`,
      ),
  },
  timeline: {
    manner: { form: 'yearFirst', between: ' – ' },
    say: 0,
    draw: (v) =>
      sheet(
        '.t{border-left:3px solid #07a;padding-left:6mm;margin-left:3mm}.d{background:#07a;color:#fff;display:inline-block;padding:0 3mm;font-size:9pt}h2{color:#07a;font-size:15pt;margin:4mm 0 2mm}h3{font-size:11pt}h4{margin:0;font-weight:normal;color:#555}',
        `<h1 style="font-size:28pt">${esc(v.person.name)}</h1><p style="font-size:14pt">${esc(v.person.headline)}</p><p>✉ ${esc(v.person.email)} ☎ ${esc(v.person.phone)} ⌂ ${esc(v.person.place)}</p><p>${esc(v.person.links.join(' '))}</p><h2>${v.heading('experience')}</h2><div class=t>
${each(v.person.jobs, (j) => `<div style="margin-bottom:4mm"><span class=d>${esc(v.range(j))}</span><h3>${esc(j.title)}</h3><h4>${esc(j.employer)} – ${esc(j.place)}</h4>${items(j.bullets)}</div>`)}</div><h2>${v.heading('education')}</h2><div class=t>
${each(v.person.schools, (s) => `<div style="margin-bottom:3mm"><span class=d>${esc(v.range(s))}</span><h3>${esc(s.degree)}</h3><h4>${esc(s.school)}</h4></div>`)}</div>
<h2>${v.heading('skills')}</h2><p>${each(skills(v), (s) => `<span style="border:1px solid;border-radius:9px;padding:0 2mm;margin-right:5mm;display:inline-block">${esc(s)}</span>`)}</p><h2>${v.heading('languages')}</h2><p>${esc(spoken(v, ' (', ')').join(', '))}</p>`,
      ),
  },
  tableGrid: {
    manner: { form: 'iso', between: ' – ' },
    say: 2,
    draw: (v) =>
      sheet(
        'table{width:100%;border-collapse:collapse;font-size:9.5pt}td{border:1px solid #999;padding:1.5mm;vertical-align:top}h2{font-size:12pt;margin:4mm 0 1mm}',
        `<h1>${esc(v.person.name)}</h1><p>${esc(contact(v).join(' | '))}</p><h2>${v.heading('summary')}</h2><p>${esc(v.person.about)}</p><h2>${v.heading('experience')}</h2><table>
${each(v.person.jobs, (j) => `<tr><td style="width:34mm">${esc(v.range(j))}</td><td style="width:52mm">${esc(j.employer)}</td><td><b>${esc(j.title)}</b>${items(j.bullets)}</td></tr>`)}</table><h2>${v.heading('education')}</h2><table>
${each(v.person.schools, (s) => `<tr><td style="width:34mm">${esc(v.range(s))}</td><td style="width:52mm">${esc(s.school)}</td><td><b>${esc(s.degree)}</b></td></tr>`)}</table>
<h2>${v.heading('skills')}</h2><table><tr>${each(skills(v), (s, i) => `${i > 0 && i % 3 === 0 ? '</tr><tr>' : ''}<td>${esc(s)}</td>`)}</tr></table><h2>${v.heading('languages')}</h2><p>${esc(spoken(v, ' (', ')').join(', '))}</p>`,
      ),
  },
  atSign: {
    manner: { form: 'season', between: ' to ' },
    say: 0,
    draw: (v) =>
      sheet(
        'h2{font-size:13pt;margin:4mm 0 1mm}h3{font-size:11pt;margin-top:2mm}',
        `<h1>${esc(v.person.name)}</h1><p>${esc(v.person.email)}</p><p>${esc(v.person.phone)}</p><p>${esc(v.person.place)}</p>${each(v.person.links, (l) => `<p>${esc(l)}</p>`)}<h2>${v.heading('experience')}</h2>
${each(v.person.jobs, (j) => `<h3>${esc(j.title)} @ ${esc(j.employer)}</h3><p>${esc(v.range(j))} · ${esc(j.place)}</p><p>${esc(j.bullets.join(' '))}</p>`)}
<h2>${v.heading('education')}</h2>${each(v.person.schools, (s) => `<h3>${esc(s.degree)}, ${esc(s.school)}</h3><p>${esc(v.range(s))}</p>`)}
<h2>${v.heading('skills')}</h2><p>${esc(skills(v).join(' · '))}</p><h2>${v.heading('languages')}</h2><p>${esc(spoken(v, ' (', ')').join(' · '))}</p>`,
      ),
  },
}
