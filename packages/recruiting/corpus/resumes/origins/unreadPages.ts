import { esc, items, sheet } from './htmlParts.ts'
import type { OriginLayout } from './OriginLayout.ts'
import { viewParts } from './viewParts.ts'

const { skills, spoken, contact } = viewParts

const each = <Item>(list: Item[], draw: (item: Item, index: number) => string) => list.map(draw).join('')

/** Pages printed by the browser, written when the rules were done. */
export const unreadPages: Record<string, OriginLayout> = {
  banner: {
    manner: { form: 'long', between: ' – ' },
    say: 1,
    draw: (v) =>
      sheet(
        '.h{background:#1c3d5a;color:#fff;padding:8mm}.m{padding:4mm 8mm}h2{color:#1c3d5a;font-size:12pt;margin:5mm 0 2mm}.g{display:grid;grid-template-columns:1fr auto;row-gap:0}.r{text-align:right;color:#666}',
        `<div class=h><h1>${esc(v.person.name)}</h1><div>${esc(v.person.headline)}</div><div style="font-size:9pt">${contact(v, 'email', 'phone', 'place').map(esc).join(' &nbsp;|&nbsp; ')}</div></div><div class=m><h2>${v.heading('summary')}</h2><p>${esc(v.person.about)}</p><h2>${v.heading('experience')}</h2>
${each(v.person.jobs, (j) => `<div class=g><b>${esc(j.employer)}</b><span class=r>${esc(j.place)}</span><span>${esc(j.title)}</span><span class=r>${esc(v.range(j))}</span></div>${items(j.bullets)}`)}<h2>${v.heading('education')}</h2>
${each(v.person.schools, (s) => `<div class=g><b>${esc(s.school)}</b><span class=r>${esc(v.range(s))}</span><span>${esc(s.degree)}</span><span></span></div>`)}<h2>${v.heading('skills')}</h2><p>${esc(skills(v).join(' / '))}</p><h2>${v.heading('languages')}</h2><p>${esc(spoken(v).join(' / '))}</p></div>`,
      ),
  },
  sideTimeline: {
    manner: { form: 'year', between: ' - ' },
    say: 0,
    draw: (v) =>
      sheet(
        '.p{display:grid;grid-template-columns:64mm 1fr;gap:6mm}h2{font-size:13pt;margin:4mm 0 2mm;border-bottom:1px solid #999}.e{display:grid;grid-template-columns:24mm 1fr;margin-bottom:3mm}aside{border-right:1px solid #ccc;padding-right:4mm}p{overflow-wrap:anywhere}',
        `<h1 style="font-size:24pt">${esc(v.person.name)}</h1><p style="letter-spacing:1px">${esc(v.person.headline)}</p><div class=p><aside><h2>${v.heading('summary')}</h2><p>${esc(v.person.about)}</p><h2>${v.heading('other')}</h2>${each(contact(v, 'email', 'phone', 'place'), (c) => `<p>${esc(c)}</p>`)}<h2>${v.heading('languages')}</h2>${each(spoken(v), (c) => `<p>${esc(c)}</p>`)}<h2>${v.heading('skills')}</h2>${each(skills(v), (c) => `<p>${esc(c)} ●●●●○</p>`)}</aside><main><h2>${v.heading('experience')}</h2>
${each(v.person.jobs, (j) => `<div class=e><div>${esc(v.range(j))}</div><div><b>${esc(j.title)}</b><br><span style="color:#666">${esc(j.employer)} · ${esc(j.place)}</span>${items(j.bullets)}</div></div>`)}<h2>${v.heading('education')}</h2>
${each(v.person.schools, (s) => `<div class=e><div>${esc(v.range(s))}</div><div><b>${esc(s.degree)}</b><br><span style="color:#666">${esc(s.school)}</span></div></div>`)}</main></div>`,
      ),
  },
  proseDates: {
    manner: { form: 'short', between: 'to' },
    say: 2,
    draw: (v) =>
      sheet(
        'body{font:11pt/1.45 serif}h2{font-size:13pt;font-style:italic;font-weight:normal;margin:5mm 0 1mm}',
        `<h1 style="font-weight:normal">${esc(v.person.name)}</h1><p>${contact(v, 'email', 'phone', 'place').map(esc).join('<br>')}</p><h2>${v.heading('experience')}</h2>
${each(v.person.jobs, (j) => `<p style="margin-top:3mm"><i>${esc(j.title)}</i>, ${esc(j.employer)}, ${esc(j.place)}<br><small>${esc(v.range(j))}</small></p>${each(j.bullets, (b) => `<p>– ${esc(b)}</p>`)}`)}<h2>${v.heading('education')}</h2>
${each(v.person.schools, (s) => `<p style="margin-top:2mm"><i>${esc(s.degree)}</i>, ${esc(s.school)}<br><small>${esc(v.range(s))}</small></p>`)}<h2>${v.heading('skills')}</h2><p>${esc(skills(v).join(', '))}.</p><h2>${v.heading('languages')}</h2><p>${esc(spoken(v).join(', '))}.</p>`,
      ),
  },
  cards: {
    manner: { form: 'slash', between: ' → ' },
    say: 0,
    draw: (v) =>
      sheet(
        '.c{border:1px solid #bbb;border-radius:6px;padding:3mm;margin-bottom:3mm}.d{float:right;background:#eee;padding:0 2mm}h2{text-transform:uppercase;letter-spacing:2px;font-size:11pt;margin:4mm 0 2mm}',
        `<h1>${esc(v.person.name)}</h1><p>${contact(v, 'email', 'phone', 'place').map(esc).join(' ◆ ')}</p><h2>${v.heading('experience')}</h2>
${each(v.person.jobs, (j) => `<div class=c><span class=d>${esc(v.range(j))}</span><b>${esc(j.title)}</b><div>${esc(j.employer)} (${esc(j.place)})</div>${items(j.bullets)}</div>`)}<h2>${v.heading('education')}</h2>
${each(v.person.schools, (s) => `<div class=c><span class=d>${esc(v.range(s))}</span><b>${esc(s.degree)}</b><div>${esc(s.school)}</div></div>`)}<h2>${v.heading('skills')}</h2>${items(skills(v))}<h2>${v.heading('languages')}</h2>${items(spoken(v))}`,
      ),
  },
  roles: {
    manner: { form: 'yearFirst', between: ' – ', now: 2 },
    say: 1,
    draw: (v) =>
      sheet(
        'h2{font-size:14pt;margin:5mm 0 1mm;color:#555}b.e{font-size:12.5pt}.w{border-bottom:1px dotted #999;margin-top:3mm}',
        `<h1>${esc(v.person.name)}</h1><p>${contact(v, 'email', 'phone', 'place').map(esc).join(' | ')}</p><h2>${v.heading('experience')}</h2>
${each(v.person.jobs, (j, i) => `${v.person.jobs[i - 1]?.employer === j.employer ? '' : `<div class=w><b class=e>${esc(j.employer)}</b></div><div>${esc(j.place)}</div>`}<div style="margin-top:1mm"><b>${esc(j.title)}</b> (${esc(v.range(j))})</div>${items(j.bullets)}`)}<h2>${v.heading('education')}</h2>
${each(v.person.schools, (s) => `<div class=w><b class=e>${esc(s.school)}</b></div><div><b>${esc(s.degree)}</b> (${esc(v.range(s))})</div>`)}<h2>${v.heading('skills')}</h2><p>${esc(skills(v).join('; '))}</p><h2>${v.heading('languages')}</h2><p>${esc(spoken(v).join('; '))}</p>`,
      ),
  },
  threeCells: {
    manner: { form: 'dot', between: '–' },
    say: 1,
    draw: (v) =>
      sheet(
        'table{width:100%;border-collapse:collapse}td{vertical-align:top;padding:1mm}h2{font-size:12pt;background:#234;color:#fff;padding:1mm 2mm;margin:4mm 0 1mm}',
        `<table><tr><td><h1>${esc(v.person.name)}</h1></td><td style="text-align:right">${contact(v, 'email', 'phone', 'place').map(esc).join('<br>')}</td></tr></table><h2>${v.heading('experience')}</h2><table>
${each(v.person.jobs, (j) => `<tr><td><b>${esc(j.title)}</b></td><td>${esc(j.employer)}, ${esc(j.place)}</td><td style="text-align:right;white-space:nowrap">${esc(v.range(j))}</td></tr><tr><td colspan=3>${items(j.bullets)}</td></tr>`)}</table><h2>${v.heading('education')}</h2><table>
${each(v.person.schools, (s) => `<tr><td><b>${esc(s.degree)}</b></td><td>${esc(s.school)}</td><td style="text-align:right;white-space:nowrap">${esc(v.range(s))}</td></tr>`)}</table><h2>${v.heading('skills')}</h2><p>${esc(skills(v).join(', '))}</p><h2>${v.heading('languages')}</h2><p>${esc(spoken(v).join(', '))}</p>`,
      ),
  },
}
