import type { WrittenResume } from './Written.ts'

/** United States, nurse: coloured sidebar at the left with signs before the contact details; dates at the right edge. */
export const nurseSidebar: WrittenResume = {
  id: 'nurseSidebar',
  file: {
    kind: 'html',
    html: `<style>
body { margin: 0; font: 10.5pt/1.35 'DejaVu Sans', Arial, sans-serif; display: grid; grid-template-columns: 32% 68%; }
aside { background: #1f3a4d; color: #fff; padding: 24pt 14pt; min-height: 760pt; }
main { padding: 24pt 20pt; } h1 { margin: 0; font-size: 22pt; } h2 { font-size: 12pt; border-bottom: 1px solid; margin: 14pt 0 4pt; }
.job { display: flex; justify-content: space-between; font-weight: bold; } ul { margin: 2pt 0 8pt; padding-left: 14pt; } p { margin: 2pt 0; }
aside ul { list-style: none; padding: 0; }
</style>
<aside>
<h2>Contact</h2>
<p>☎ (202) 555-0143</p><p>✉ marisol.quade@mail.example</p><p>⌂ Dayton, OH 45402</p>
<h2>Licenses</h2><ul><li>Registered Nurse, Ohio</li><li>BLS Provider</li><li>ACLS Provider</li></ul>
<h2>Skills</h2><ul><li>IV Therapy</li><li>Wound Care</li><li>Triage</li><li>Patient Education</li><li>Epic</li><li>Medication Administration</li></ul>
<h2>Languages</h2><ul><li>English (native)</li><li>Spanish (fluent)</li></ul>
</aside>
<main>
<h1>Marisol Quade, RN, BSN</h1>
<p>Registered Nurse</p>
<h2>Profile</h2>
<p>Emergency nurse with nine years at the bedside, calm in a full waiting room and careful with handovers. Preceptor to eleven new graduates and
member of the falls committee.</p>
<h2>Professional Experience</h2>
<div class="job"><span>Charge Nurse, Emergency Department</span><span>Mar 2019 – Present</span></div>
<p>Two Rivers Valley Hospital, Dayton, OH</p>
<ul><li>Lead a team of 14 nurses and technicians on night shift in a 38-bed department.</li><li>Cut the time from door to triage from 19 to 11 minutes by moving registration to the bedside.</li><li>Teach the quarterly sepsis drill.</li></ul>
<div class="job"><span>Staff Nurse</span><span>Jul 2015 – Feb 2019</span></div>
<p>Bellhaven Community Medical Center, Toledo, OH</p>
<ul><li>Cared for five to six patients a shift on a telemetry floor.</li><li>Started the bedside shift report that the whole floor now uses.</li></ul>
<div class="job"><span>Nursing Assistant</span><span>Jun 2013 – May 2015</span></div>
<p>Orchard Lane Care Home, Toledo, OH</p>
<ul><li>Helped 20 residents with daily living and wrote up vital signs.</li></ul>
<h2>Education</h2>
<div class="job"><span>Bachelor of Science in Nursing</span><span>2011 – 2015</span></div>
<p>Maumee State University, Toledo, OH</p>
</main>`,
  },
  truth: {
    name: 'Marisol Quade',
    email: 'marisol.quade@mail.example',
    phone: '+12025550143',
    experience: [
      ['Charge Nurse, Emergency Department', 'Two Rivers Valley Hospital', '2019-03', 'present'],
      ['Staff Nurse', 'Bellhaven Community Medical Center', '2015-07', '2019-02'],
      ['Nursing Assistant', 'Orchard Lane Care Home', '2013-06', '2015-05'],
    ],
    education: [['Bachelor of Science in Nursing', 'Maumee State University', '2011', '2015']],
    sections: [
      ['other', 'Contact'],
      ['certificates', 'Licenses'],
      ['skills', 'Skills'],
      ['languages', 'Languages'],
      ['summary', 'Profile'],
      ['experience', 'Professional Experience'],
      ['education', 'Education'],
    ],
    skills: ['IV Therapy', 'Wound Care', 'Triage', 'Patient Education', 'Epic', 'Medication Administration'],
  },
}
