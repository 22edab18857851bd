import type { WrittenResume } from './Written.ts'

/** Kenya, lecturer: centred headings, employer before role with dates on a line of their own, numbered publications. */
export const lecturerKenya: WrittenResume = {
  id: 'lecturerKenya',
  file: {
    kind: 'html',
    footer:
      '<div style="font-size:8px;width:100%;text-align:right;padding-right:30px">P. Kiptalam, CV, page <span class="pageNumber"></span></div>',
    html: `<style>
body { font: 11pt/1.5 'DejaVu Serif', serif; } h1, h2, .c { text-align: center; } h1 { font-size: 17pt; margin: 0; } h2 { font-size: 12pt; letter-spacing: 0; margin: 16pt 0 5pt; text-decoration: underline; } p { margin: 1pt 0; } .e { margin-top: 9pt; font-weight: bold; }
</style>
<h1>PROF. PHILEMON KIPTALAM, PhD</h1>
<p class="c">Department of Soil Science, Elgeyo University</p><p class="c">P.O. Box 0000, Eldoret, Kenya · Tel. +254 722 123 456 · philemon.kiptalam@mail.example</p>
<h2>ACADEMIC APPOINTMENTS</h2>
<p class="e">Elgeyo University, Eldoret</p><p>Associate Professor of Soil Science</p><p>Sept. 2018 – present</p>
<p>Teach four courses a year and supervise eleven postgraduate students. Head of the laboratory of soil physics since 2020.</p>
<p class="e">Mount Example College, Kericho</p><p>Lecturer</p><p>Jan. 2011 – Aug. 2018</p>
<p>Set up the bachelor course in land management with the county.</p>
<h2>EDUCATION</h2>
<p class="e">University of the Great Rift</p><p>PhD in Soil Physics</p><p>2006 – 2010</p>
<p class="e">University of the Great Rift</p><p>MSc in Agronomy</p><p>2003 – 2005</p>
<h2>PUBLICATIONS</h2>
<p>1. Kiptalam P., Invented A. (2021). Water paths in terraced clay. East African Journal of Example Soils 9, 12–31.</p>
<p>2. Kiptalam P. (2017). A field guide to infiltration rings. Imaginary Press, Nakuru.</p>
<p>3. Kiptalam P., Nobody B. (2014). Tillage and tea. Bulletin of Fictional Agronomy 22, 201–214.</p>
<h2>HONOURS AND AWARDS</h2>
<p>Teacher of the Year, Elgeyo University, 2022</p>
<h2>PROFESSIONAL MEMBERSHIPS</h2>
<p>Example Society of Soil Scientists, since 2012</p>
<h2>LANGUAGES</h2>
<p>English, Swahili, Kalenjin</p>`,
  },
  truth: {
    name: 'Philemon Kiptalam',
    email: 'philemon.kiptalam@mail.example',
    phone: '+254722123456',
    experience: [
      ['Associate Professor of Soil Science', 'Elgeyo University', '2018-09', 'present'],
      ['Lecturer', 'Mount Example College', '2011-01', '2018-08'],
    ],
    education: [
      ['PhD in Soil Physics', 'University of the Great Rift', '2006', '2010'],
      ['MSc in Agronomy', 'University of the Great Rift', '2003', '2005'],
    ],
    sections: [
      ['experience', 'Academic Appointments'],
      ['education', 'Education'],
      ['publications', 'Publications'],
      ['awards', 'Honours and Awards'],
      ['other', 'Professional Memberships'],
      ['languages', 'Languages'],
    ],
    skills: [],
  },
}
