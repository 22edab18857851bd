import type { WrittenResume } from './Written.ts'

/** Spain, teacher: the European form with labels and dates in the left column, days written out. */
export const teacherSpain: WrittenResume = {
  id: 'teacherSpain',
  file: {
    kind: 'html',
    html: `<style>
body { font: 10pt/1.4 'DejaVu Sans', Arial, sans-serif; margin: 10pt; } table { border-collapse: collapse; width: 100%; } td { vertical-align: top; padding: 3pt 8pt; } td:first-child { width: 130pt; text-align: right; color: #1593cb; }
h1 { font-size: 13pt; color: #777; } .n { font-size: 15pt; } .h { color: #1593cb; font-size: 11pt; padding-top: 12pt; }
</style>
<h1>Curriculum Vitae</h1>
<table>
<tr><td>PERSONAL INFORMATION</td><td class="n">Itziar Montalbán Rey</td></tr>
<tr><td></td><td>Calle Imaginaria 12, 46001 Valencia (Spain)</td></tr>
<tr><td></td><td>+34 612 345 678</td></tr>
<tr><td></td><td>itziar.montalban@mail.example</td></tr>
<tr><td></td><td>Date of birth 14/05/1988 | Nationality Spanish</td></tr>
<tr><td class="h">WORK EXPERIENCE</td><td></td></tr>
<tr><td>01/09/2018 – Present</td><td><b>Secondary School Teacher of Mathematics</b><br>IES Mar Inventado, Valencia (Spain)<br>▪ Teach five groups aged 12 to 16, 138 pupils in all.<br>▪ Coordinate the robotics club.</td></tr>
<tr><td>15/09/2014 – 30/06/2018</td><td><b>Mathematics Teacher</b><br>Colegio Río Claro, Castellón (Spain)<br>▪ Wrote the exercises for the flipped classroom project.</td></tr>
<tr><td>01/10/2012 – 31/07/2014</td><td><b>Language Assistant</b><br>Linden Park Academy, Leeds (United Kingdom)<br>▪ Led conversation groups in Spanish.</td></tr>
<tr><td class="h">EDUCATION AND TRAINING</td><td></td></tr>
<tr><td>01/09/2011 – 30/06/2012</td><td><b>Master's Degree in Secondary Education</b><br>Universidad del Turia, Valencia (Spain)</td></tr>
<tr><td>01/09/2006 – 30/06/2011</td><td><b>Degree in Mathematics</b><br>Universidad del Turia, Valencia (Spain)</td></tr>
<tr><td class="h">PERSONAL SKILLS</td><td></td></tr>
<tr><td>Mother tongue(s)</td><td>Spanish, Valencian</td></tr>
<tr><td>Other language(s)</td><td>English C1, French B1</td></tr>
<tr><td>Digital skills</td><td>GeoGebra, Moodle, Google Classroom, LaTeX</td></tr>
<tr><td>Driving licence</td><td>B</td></tr>
</table>`,
  },
  truth: {
    name: 'Itziar Montalbán Rey',
    email: 'itziar.montalban@mail.example',
    phone: '+34612345678',
    experience: [
      ['Secondary School Teacher of Mathematics', 'IES Mar Inventado', '2018-09', 'present'],
      ['Mathematics Teacher', 'Colegio Río Claro', '2014-09', '2018-06'],
      ['Language Assistant', 'Linden Park Academy', '2012-10', '2014-07'],
    ],
    education: [
      ["Master's Degree in Secondary Education", 'Universidad del Turia', '2011-09', '2012-06'],
      ['Degree in Mathematics', 'Universidad del Turia', '2006-09', '2011-06'],
    ],
    sections: [
      ['other', 'Personal Information'],
      ['experience', 'Work Experience'],
      ['education', 'Education and Training'],
      ['skills', 'Personal Skills'],
    ],
    skills: ['GeoGebra', 'Moodle', 'Google Classroom', 'LaTeX'],
  },
}
