import type { WrittenResume } from './Written.ts'

/** Brazil, designer: letters of name and headings spread apart by the style sheet, sidebar at the right. */
export const designerBrazil: WrittenResume = {
  id: 'designerBrazil',
  file: {
    kind: 'html',
    html: `<style>
body { font: 10pt/1.4 'DejaVu Sans', Arial, sans-serif; margin: 0; } header { text-align: center; padding: 20pt; } h1 { letter-spacing: 8px; text-transform: uppercase; font-weight: 300; margin: 0; }
header p { letter-spacing: 3px; margin: 2pt; } .cols { display: flex; } main { flex: 1; padding: 0 18pt; } aside { width: 170pt; padding: 0 14pt; border-left: 1px solid #999; }
h2 { letter-spacing: 4px; text-transform: uppercase; font-size: 10.5pt; margin: 14pt 0 4pt; } h3 { margin: 8pt 0 0; font-size: 10.5pt; } p { margin: 1pt 0; } .d { color: #777; font-size: 9pt; }
</style>
<header><h1>Heloísa Quintela</h1><p>UX / UI Designer</p></header>
<div class="cols"><main>
<h2>Work Experience</h2>
<h3>Senior Product Designer</h3><p>Estúdio Maré Alta · São Paulo</p><p class="d">02/2020 – present</p>
<p>▸ Redesigned the booking flow of a ferry company; completed bookings rose by 18%.</p><p>▸ Keep a design system of 74 components in Figma.</p>
<h3>UI Designer</h3><p>Banco Ipê Roxo · São Paulo</p><p class="d">06/2016 – 01/2020</p>
<p>▸ Drew the first mobile app of the bank, from wireframes to hand-over.</p><p>▸ Ran 40 usability tests in branches and shopping centres.</p>
<h3>Graphic Design Intern</h3><p>Gráfica Jacarandá · Campinas</p><p class="d">01/2015 – 12/2015</p>
<p>▸ Prepared packaging files for print.</p>
<h2>Education</h2>
<h3>BA in Visual Design</h3><p>Universidade Serra Verde</p><p class="d">2012 – 2015</p>
</main><aside>
<h2>Contact</h2><p>+55 11 96123-4567</p><p>heloisa.quintela@mail.example</p><p>São Paulo, Brazil</p><p>behance.net/heloisaquintela-example</p>
<h2>Skills</h2><p>Figma</p><p>Adobe Illustrator</p><p>Prototyping</p><p>Usability Testing</p><p>HTML</p><p>CSS</p>
<h2>Languages</h2><p>Portuguese – native</p><p>English – C1</p><p>Spanish – B1</p>
<h2>Awards</h2><p>Young Designer of the Year, Paulista Design Week, 2018</p>
</aside></div>`,
  },
  truth: {
    name: 'Heloísa Quintela',
    email: 'heloisa.quintela@mail.example',
    phone: '+5511961234567',
    experience: [
      ['Senior Product Designer', 'Estúdio Maré Alta', '2020-02', 'present'],
      ['UI Designer', 'Banco Ipê Roxo', '2016-06', '2020-01'],
      ['Graphic Design Intern', 'Gráfica Jacarandá', '2015-01', '2015-12'],
    ],
    education: [['BA in Visual Design', 'Universidade Serra Verde', '2012', '2015']],
    sections: [
      ['experience', 'Work Experience'],
      ['education', 'Education'],
      ['other', 'Contact'],
      ['skills', 'Skills'],
      ['languages', 'Languages'],
      ['awards', 'Awards'],
    ],
    skills: ['Figma', 'Adobe Illustrator', 'Prototyping', 'Usability Testing', 'HTML', 'CSS'],
  },
}
