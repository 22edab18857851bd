import type { WrittenResume } from './Written.ts'

/** United States, marketing: employer and role around a dash, dates in brackets on the same line, skills as chips, pipes in the head. */
export const marketerUs: WrittenResume = {
  id: 'marketerUs',
  file: {
    kind: 'html',
    html: `<style>
body { font: 10.5pt/1.4 'DejaVu Sans', sans-serif; } h1 { margin: 0; font-size: 26pt; color: #713; } h2 { background: #713; color: #fff; font-size: 11pt; padding: 2pt 6pt; margin: 12pt 0 5pt; }
.chip { display: inline-block; border: 1px solid #713; border-radius: 8pt; padding: 1pt 7pt; margin: 2pt 4pt; } p { margin: 2pt 0; } ul { margin: 2pt 0 7pt; }
</style>
<h1>Philippa J. Ostrander</h1>
<p>Growth Marketing Manager</p>
<p>Austin, TX | 512.555.0134 | p.ostrander@mail.example | www.ostrander.example</p>
<h2>Profile</h2>
<p>Marketer of eight years who measures before she shouts. Has taken two small brands from a market stall to national shelves, with budgets that would not buy one billboard.</p>
<h2>Skills</h2>
<div><span class="chip">SEO</span><span class="chip">Google Analytics</span><span class="chip">Email Marketing</span><span class="chip">Copywriting</span><span class="chip">A/B Testing</span><span class="chip">HubSpot</span></div>
<h2>Experience</h2>
<p><b>Prickly Pear Soda Co.</b> — Growth Marketing Manager (June 2020 – Present)</p>
<ul><li>Tripled newsletter readers to 48,000 and sold a third of every new flavor through it.</li><li>Manage two writers and one designer.</li></ul>
<p><b>Hillcountry Soap Works</b> — Marketing Specialist (Jan 2018 – May 2020)</p>
<ul><li>Ran 60 tests of the product page; orders per visit rose from 1.1% to 1.9%.</li></ul>
<p><b>Bluebonnet Media Group</b> — Marketing Intern (Summer 2017)</p>
<ul><li>Collected clippings and learned to write headlines.</li></ul>
<h2>Education</h2>
<p><b>Pecos Valley University</b> — B.B.A., Marketing (2013 – 2017)</p>
<h2>Certifications</h2>
<p>Inbound Marketing Certificate, Example Academy (2019)</p>`,
  },
  truth: {
    name: 'Philippa J. Ostrander',
    email: 'p.ostrander@mail.example',
    phone: '+15125550134',
    experience: [
      ['Growth Marketing Manager', 'Prickly Pear Soda Co.', '2020-06', 'present'],
      ['Marketing Specialist', 'Hillcountry Soap Works', '2018-01', '2020-05'],
      ['Marketing Intern', 'Bluebonnet Media Group', null, '2017-06'],
    ],
    education: [['B.B.A., Marketing', 'Pecos Valley University', '2013', '2017']],
    sections: [
      ['summary', 'Profile'],
      ['skills', 'Skills'],
      ['experience', 'Experience'],
      ['education', 'Education'],
      ['certificates', 'Certifications'],
    ],
    skills: ['SEO', 'Google Analytics', 'Email Marketing', 'Copywriting', 'A/B Testing', 'HubSpot'],
  },
}
