import type { WrittenResume } from './Written.ts'

/**
 * Poland, carer working in the United Kingdom: sidebar at the left that begins with contact details without a heading, "since" and "to
 * now".
 */
export const carerPoland: WrittenResume = {
  id: 'carerPoland',
  file: {
    kind: 'html',
    html: `<style>
body { margin: 0; font: 10pt/1.45 'DejaVu Sans', sans-serif; display: flex; } aside { width: 150pt; background: #eee; padding: 18pt 12pt; min-height: 740pt; } main { flex: 1; padding: 18pt; }
h1 { font-size: 20pt; margin: 0 0 2pt; } h2 { text-transform: uppercase; font-size: 11pt; color: #055; margin: 14pt 0 4pt; } p { margin: 1pt 0; } .t { font-weight: bold; margin-top: 8pt; }
</style>
<aside>
<p>12 Nowhere Road</p><p>Leeds LS1 0ZZ</p><p>07700 900 258</p><p>k.zawilska@mail.example</p>
<h2>Key skills</h2><p>Personal care</p><p>Dementia care</p><p>Moving and handling</p><p>Care plans</p>
<h2>Languages</h2><p>Polish – native</p><p>English – fluent</p>
<h2>Courses</h2><p>NVQ 2 Health and Social Care</p><p>First Aid at Work</p>
</aside>
<main>
<h1>Katarzyna Zawilska</h1><p>Senior Care Assistant</p>
<h2>Personal statement</h2><p>Care assistant with seven years in homes and in people's own houses. Patient, strong and early.</p>
<h2>Employment</h2>
<p class="t">Senior Care Assistant</p><p>Harewood Lodge Residential Home, Leeds</p><p>Since 03/2021</p>
<p>• Lead a shift of five carers for 32 residents.</p><p>• Give medication and keep its records.</p>
<p class="t">Care Assistant</p><p>Aire Valley Homecare Ltd, Bradford</p><p>06/2017 – 02/2021</p>
<p>• Visited nine clients a day by car.</p>
<p class="t">Shop Assistant</p><p>Delikatesy Pod Lipą, Rzeszów</p><p>09/2014 – 05/2017</p>
<p>• Served at the counter and ordered bread.</p>
<h2>Education</h2>
<p class="t">Technical secondary school, catering</p><p>Zespół Szkół Zmyślonych, Rzeszów</p><p>2010 – 2014</p>
</main>`,
  },
  truth: {
    name: 'Katarzyna Zawilska',
    email: 'k.zawilska@mail.example',
    phone: '+447700900258',
    experience: [
      ['Senior Care Assistant', 'Harewood Lodge Residential Home', '2021-03', 'present'],
      ['Care Assistant', 'Aire Valley Homecare Ltd', '2017-06', '2021-02'],
      ['Shop Assistant', 'Delikatesy Pod Lipą', '2014-09', '2017-05'],
    ],
    education: [['Technical secondary school, catering', 'Zespół Szkół Zmyślonych', '2010', '2014']],
    sections: [
      ['skills', 'Key skills'],
      ['languages', 'Languages'],
      ['certificates', 'Courses'],
      ['summary', 'Personal statement'],
      ['experience', 'Employment'],
      ['education', 'Education'],
    ],
    skills: ['Personal care', 'Dementia care', 'Moving and handling', 'Care plans'],
  },
}
