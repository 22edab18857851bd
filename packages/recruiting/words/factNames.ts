import { line } from 'page-builder/schemas'

const name = (initial: string, about: string) => line(80).default(initial).describe(about)

/** The visible names of kinds, places and levels that checks give as short keys; keys are never shown. */
export const factNames = {
  birthDate: name('date of birth or age', 'A personal detail.'),
  maritalStatus: name('marital status', 'A personal detail.'),
  gender: name('gender', 'A personal detail.'),
  nationality: name('nationality', 'A personal detail.'),
  religion: name('religion', 'A personal detail.'),
  photo: name('a photograph', 'A personal detail.'),
  header: name('page header', 'A place on a page.'),
  footer: name('page footer', 'A place on a page.'),
  textBox: name('text box', 'A place on a page.'),
  pdf: name('PDF', 'A kind of file.'),
  docx: name('Word (DOCX)', 'A kind of file.'),
  txt: name('Plain text', 'A kind of file.'),
  school: name('school leaving certificate', 'A level of education.'),
  associate: name('associate degree', 'A level of education.'),
  bachelor: name('bachelor’s degree', 'A level of education.'),
  master: name('master’s degree', 'A level of education.'),
  doctor: name('doctorate', 'A level of education.'),
  headline: name('headline', 'A field of a profile.'),
  about: name('About', 'A field of a profile.'),
  positions: name('positions', 'A field of a profile.'),
  remote: name('remote', 'Where people work.'),
  hybrid: name('hybrid', 'Where people work.'),
  onSite: name('on site', 'Where people work.'),
  strongFeminine: name('strongly feminine', 'A tendency of the wording.'),
  feminine: name('feminine', 'A tendency of the wording.'),
  neutral: name('neutral', 'A tendency of the wording.'),
  masculine: name('masculine', 'A tendency of the wording.'),
  strongMasculine: name('strongly masculine', 'A tendency of the wording.'),
}
