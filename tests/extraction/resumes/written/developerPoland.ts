import type { WrittenResume } from './Written.ts'

/**
 * Poland, developer: sidebar at the right with bars for skills, dates and town on one line under the role, technologies named in a last
 * line.
 */
export const developerPoland: WrittenResume = {
  id: 'developerPoland',
  file: {
    kind: 'html',
    html: `<style>
body { font: 9.5pt/1.5 'DejaVu Sans', sans-serif; margin: 0; } header { border-bottom: 3px solid #258; padding-bottom: 8pt; } h1 { margin: 0; font-size: 23pt; } .g { display: grid; grid-template-columns: 2fr 1fr; gap: 22pt; }
h2 { color: #258; font-size: 12.5pt; margin: 13pt 0 3pt; } p { margin: 1pt 0; } .r { font-weight: bold; font-size: 10.5pt; margin-top: 8pt; } .bar { height: 4pt; background: #258; margin-bottom: 4pt; } ul { margin: 2pt 0; padding-left: 13pt; list-style: '– '; }
</style>
<header><h1>Zdzisław Piórkowski</h1><p>Backend Developer (Java / Kotlin)</p></header>
<div class="g"><div>
<h2>Summary</h2><p>Developer with six years in payments. Likes logs that explain themselves and pull requests of under 200 lines.</p>
<h2>Experience</h2>
<p class="r">Senior Backend Developer</p><p>Odra Payments sp. z o.o.</p><p>Aug 2021 – Present | Wrocław</p>
<ul><li>Split the clearing module off the monolith within a year.</li><li>Cut the nightly batch from 3 h to 25 min.</li></ul><p>Technologies: Kotlin, Spring Boot, Kafka, PostgreSQL</p>
<p class="r">Backend Developer</p><p>Piastowskie Systemy Informatyczne S.A.</p><p>Oct 2018 – Jul 2021 | Opole</p>
<ul><li>Built interfaces to eleven banks.</li></ul><p>Technologies: Java, Oracle</p>
<h2>Education</h2>
<p class="r">Engineer's degree in Computer Science</p><p>Politechnika Nadodrzańska</p><p>2014 – 2018 | Wrocław</p>
</div><div>
<h2>Contact</h2><p>zdzislaw.piorkowski@mail.example</p><p>(+48) 601 234 567</p><p>Wrocław, Poland</p><p>linkedin.com/in/zpiorkowski-example</p>
<h2>Skills</h2><p>Kotlin</p><div class="bar"></div><p>Java</p><div class="bar"></div><p>Spring Boot</p><div class="bar"></div><p>PostgreSQL</p><div class="bar"></div><p>Docker</p><div class="bar"></div>
<h2>Languages</h2><p>Polish (native)</p><p>English (C1)</p>
<h2>Certificates</h2><p>Certified Example Java Programmer</p>
</div></div>`,
  },
  truth: {
    name: 'Zdzisław Piórkowski',
    email: 'zdzislaw.piorkowski@mail.example',
    phone: '+48601234567',
    experience: [
      ['Senior Backend Developer', 'Odra Payments sp. z o.o.', '2021-08', 'present'],
      ['Backend Developer', 'Piastowskie Systemy Informatyczne S.A.', '2018-10', '2021-07'],
    ],
    education: [["Engineer's degree in Computer Science", 'Politechnika Nadodrzańska', '2014', '2018']],
    sections: [
      ['summary', 'Summary'],
      ['experience', 'Experience'],
      ['education', 'Education'],
      ['other', 'Contact'],
      ['skills', 'Skills'],
      ['languages', 'Languages'],
      ['certificates', 'Certificates'],
    ],
    skills: ['Kotlin', 'Java', 'Spring Boot', 'PostgreSQL', 'Docker'],
  },
}
