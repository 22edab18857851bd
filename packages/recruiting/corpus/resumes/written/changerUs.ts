import type { WrittenResume } from './Written.ts'
import { list, par } from './wordMarkup.ts'

const h = (text: string) => par(text, { style: 'Heading1' })
const sub = (text: string) => par(text, { style: 'Heading2' })

/** United States, career changer: a functional resume, with groups of skills first and the jobs as single lines at the end. */
export const changerUs: WrittenResume = {
  id: 'changerUs',
  file: {
    kind: 'docx',
    body: [
      par('Marguerite Ellsworthy', { style: 'Title' }),
      par('(207) 555-0188 | marguerite.ellsworthy@mail.example | Bangor, Maine'),
      h('Career Objective'),
      par('Librarian of twelve years moving into user research, bringing interviews, cataloguing and a great deal of patience.'),
      h('Relevant Skills'),
      sub('Research'),
      list(
        'Interviewed 150 patrons for the building plan and wrote the report that the council adopted.',
        'Ran card sorts with readers of all ages to name the new shelves.',
      ),
      sub('Communication'),
      list('Taught 90 evening classes on finding things out.', 'Wrote the monthly letter to 4,000 members.'),
      h('Work History'),
      par('**Head Librarian**, Penobscot Fiction Library, Bangor, ME\t2016 – 2024', { rightTab: true }),
      par('**Reference Librarian**, Moosehead Public Library, Greenville, ME\t2012 – 2016', { rightTab: true }),
      par('**Bookseller**, Tide & Timber Books, Camden, ME\t2009 – 2012', { rightTab: true }),
      h('Education & Training'),
      par('**Certificate in User Experience Research**, Harborlight Online School\t2024', { rightTab: true }),
      par('**Master of Library Science**, Katahdin State University\t2012', { rightTab: true }),
      h('Tools'),
      par('Miro, Airtable, Google Forms, Zoom, Excel'),
    ].join(''),
  },
  truth: {
    name: 'Marguerite Ellsworthy',
    email: 'marguerite.ellsworthy@mail.example',
    phone: '+12075550188',
    experience: [
      ['Head Librarian', 'Penobscot Fiction Library', '2016', '2024'],
      ['Reference Librarian', 'Moosehead Public Library', '2012', '2016'],
      ['Bookseller', 'Tide & Timber Books', '2009', '2012'],
    ],
    education: [
      ['Certificate in User Experience Research', 'Harborlight Online School', null, '2024'],
      ['Master of Library Science', 'Katahdin State University', null, '2012'],
    ],
    sections: [
      ['summary', 'Career Objective'],
      ['skills', 'Relevant Skills'],
      ['experience', 'Work History'],
      ['education', 'Education & Training'],
      ['skills', 'Tools'],
    ],
    skills: ['Miro', 'Airtable', 'Google Forms', 'Zoom', 'Excel'],
  },
}
