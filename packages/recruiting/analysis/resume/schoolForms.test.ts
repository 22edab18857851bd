import { expect, test } from 'vitest'
import { extract } from '#tests/support/resumeText.ts'

const read = (text: string) =>
  extract(`Robin Ashdown\nrobin@mail.example\n\nEDUCATION\n\n${text}\n`).education.map(({ title, place }) => [title?.value, place?.value])

test.each([
  ['BSc Geology (University of Deira, 2015 – 2018)', 'BSc Geology', 'University of Deira'],
  ['CAP Boulanger (CFA de la Vilaine, 2015-2017)', 'CAP Boulanger', 'CFA de la Vilaine'],
  ['BSc Geology, GPA 3.8, University of Deira, 2015 – 2018', 'BSc Geology', 'University of Deira'],
  ['Abitur, Gesamtnote gut, Gymnasium Am Stein, 2015', 'Abitur', 'Gymnasium Am Stein'],
  ['Bachillerato, nota media 8,5, IES Valle de Yerri, 2013 – 2015', 'Bachillerato', 'IES Valle de Yerri'],
  ['Licenciatura em Gestão, média final de 16 valores, Universidade do Cávado, 2018', 'Licenciatura em Gestão', 'Universidade do Cávado'],
  ['Lycée Victor-Segalen, Baccalauréat ES, 2009 – 2012', 'Baccalauréat ES', 'Lycée Victor-Segalen'],
  ['CAP Boulanger au CFA de la Vilaine, 2015 – 2017', 'CAP Boulanger', 'CFA de la Vilaine'],
])('H12.1 a degree and its school: %s', (line, degree, school) => expect(read(line)).toEqual([[degree, school]]))
