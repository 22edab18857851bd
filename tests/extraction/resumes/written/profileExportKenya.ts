import type { WrittenResume } from './Written.ts'

/** Kenya, project manager: the shape of a printed professional profile, with several roles at one employer and durations in brackets. */
export const profileExportKenya: WrittenResume = {
  id: 'profileExportKenya',
  file: {
    kind: 'html',
    footer:
      '<div style="font-size:8px;width:100%;text-align:center">Page <span class="pageNumber"></span> of <span class="totalPages"></span></div>',
    html: `<style>
body { font: 10.5pt/1.45 'DejaVu Sans', Arial, sans-serif; margin: 0; display: grid; grid-template-columns: 165pt 1fr; }
aside { background: #293e49; color: #e1e8ec; padding: 24pt 12pt; font-size: 9.5pt; } aside h2 { font-size: 11.5pt; margin: 14pt 0 4pt; } main { padding: 24pt; }
h1 { font-size: 24pt; font-weight: normal; margin: 0; } main h2 { font-size: 15pt; font-weight: normal; margin: 18pt 0 6pt; } p { margin: 1pt 0; } .g { color: #777; } .e { font-size: 12pt; margin-top: 10pt; } .t { margin-top: 6pt; }
</style>
<aside>
<h2>Contact</h2><p>+254712123456 (Mobile)</p><p>wanjiru.otwori@mail.example</p><p>www.linkedin.com/in/wanjiru-otwori-example (LinkedIn)</p>
<h2>Top Skills</h2><p>Stakeholder Management</p><p>Budgeting</p><p>Risk Management</p>
<h2>Languages</h2><p>English (Full Professional)</p><p>Swahili (Native or Bilingual)</p>
<h2>Certifications</h2><p>Project Management Professional (PMP)</p><p>PRINCE2 Practitioner</p>
</aside>
<main>
<h1>Wanjiru Otwori</h1><p>Project Manager | Water and Sanitation | PMP</p><p class="g">Nairobi County, Kenya</p>
<h2>Summary</h2><p>I plan and deliver water projects with counties, donors and contractors. In ten years my teams have brought piped water to 61 villages. I write plans that people in the field can follow.</p>
<h2>Experience</h2>
<p class="e">Maji Safi Works</p><p>6 years 4 months</p>
<p class="t"><b>Senior Project Manager</b></p><p>January 2021 - Present (4 years 2 months)</p><p class="g">Nairobi, Kenya</p><p>Lead a portfolio of nine borehole and pipeline projects with a yearly budget of USD 3.2 million.</p>
<p class="t"><b>Project Manager</b></p><p>November 2018 - December 2020 (2 years 2 months)</p><p class="g">Kisumu, Kenya</p><p>Delivered 14 village schemes, 12 of them before the rains. Trained local committees to collect fees.</p>
<p class="e">Ziwa Engineering Consultants</p><p class="t"><b>Project Engineer</b></p><p>August 2014 - October 2018 (4 years 3 months)</p><p class="g">Kisumu, Kenya</p><p>Surveyed sites and wrote bills of quantities for lake shore towns.</p>
<h2>Education</h2>
<p class="e">Rift Lakes University</p><p>Bachelor of Science - BS, Civil Engineering · (2009 - 2013)</p>
</main>`,
  },
  truth: {
    name: 'Wanjiru Otwori',
    email: 'wanjiru.otwori@mail.example',
    phone: '+254712123456',
    experience: [
      ['Senior Project Manager', 'Maji Safi Works', '2021-01', 'present'],
      ['Project Manager', 'Maji Safi Works', '2018-11', '2020-12'],
      ['Project Engineer', 'Ziwa Engineering Consultants', '2014-08', '2018-10'],
    ],
    education: [['Bachelor of Science - BS, Civil Engineering', 'Rift Lakes University', '2009', '2013']],
    sections: [
      ['other', 'Contact'],
      ['skills', 'Top Skills'],
      ['languages', 'Languages'],
      ['certificates', 'Certifications'],
      ['summary', 'Summary'],
      ['experience', 'Experience'],
      ['education', 'Education'],
    ],
    skills: ['Stakeholder Management', 'Budgeting', 'Risk Management'],
  },
}
