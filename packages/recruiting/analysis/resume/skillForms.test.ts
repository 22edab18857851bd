import { expect, test } from 'vitest'
import { extract } from '#tests/support/resumeText.ts'

const skillsOf = (text: string) =>
  extract(`Robin Ashdown\nrobin@mail.example\n\nExperience\nCook, Quay Ltd\n2015 - 2019\n\nSkills\n${text}\n`).skills

test.each([
  ['Programming: Python, Java\nDatabases – PostgreSQL, MongoDB\nTools: Git; Docker', 'Python, Java, PostgreSQL, MongoDB, Git, Docker'],
  ['• Python (advanced)\n• SQL: 4/5\n• Power BI - 3 years\n• AutoCAD ★★★★☆', 'Python, SQL, Power BI, AutoCAD'],
  ['Office\n- Word, Excel\n- Outlook\nKitchen\n- Grill\n- Pastry', 'Word, Excel, Outlook, Grill, Pastry'],
  ['Excel ●●●●○\nFrench ●●○○○\nTeamwork ●●●●●', 'Excel, Teamwork'],
  ['Excel – pivot tables, macros\nWord\nTill work', 'Excel, pivot tables, macros, Word, Till work'],
  ['Languages Java, Python, SQL\nFrameworks Spring Boot, Django\nTools Git, Docker', 'Java, Python, SQL, Spring Boot, Django, Git, Docker'],
])('H12.1: labels, ratings and languages are no skills: %j', (text, skills) =>
  expect(skillsOf(text).map(({ value }) => value)).toEqual(skills.split(', ')),
)

test.each([
  ['I am confident with Excel, Word and PowerPoint.', 'Excel, Word, PowerPoint'],
  ['Good at cash handling, stock rotation and customer service.', 'cash handling, stock rotation, customer service'],
  ['Erfahrung mit SAP, DATEV und Lexware.', 'SAP, DATEV, Lexware'],
  ['Manejo de Word, Excel y Contaplus.', 'Word, Excel, Contaplus'],
  ['Je maîtrise Word, Excel et Sage.', 'Word, Excel, Sage'],
])('H12.1: what a sentence lists is shown as doubtful: %s', (text, skills) => {
  const found = skillsOf(text)
  expect(found.map(({ value }) => value)).toEqual(skills.split(', '))
  expect(found.every(({ confidence }) => confidence < 0.7)).toBe(true)
})
