import { describe, expect, test } from 'vitest'
import { readFile } from '#packages/recruiting/analysis/document/readFile.ts'
import { docxFile, paragraph } from '#packages/recruiting/corpus/resumes/docxFile.ts'
import { extract } from '#tests/support/resumeText.ts'
import { extractResume } from './extractResume.ts'
import { parseName } from './findName.ts'

const LIMITS = { bytes: 1e6, pages: 5, characters: 1e5, milliseconds: 1e4 }
const work = ['Berufserfahrung', '2019 – heute', 'Sachbearbeiterin, Testwerke Nord GmbH, Hamburg']

/** The name in a Word file whose paragraphs all have the same look. */
async function inWord(...lines: string[]): Promise<string | undefined> {
  const bytes = docxFile([...lines, ...work].map((line) => paragraph(line)).join(''))
  const result = await readFile({ name: 'resume.docx', bytes }, LIMITS)
  if (!result.ok) throw new Error(result.failure.reason)
  return extractResume(result.document).name?.value
}

const inText = (...lines: string[]) => extract(`${lines.join('\n')}\n\n${work.join('\n')}\n`).name?.value

describe('H12.1 names at the head of a resume', () => {
  test.each([
    ['Dipl.-Kfm. Jörg-Uwe Brettschneider', 'Kaufmännischer Leiter', 'joerg@post.example', 'Jörg-Uwe Brettschneider'],
    ['Marie-Christin (Mia) Vogelsang', 'Physiotherapeutin', 'mia@post.example', 'Marie-Christin Vogelsang'],
    ['Thandiwe van der Merwe (she/her)', 'UX Researcher', 'thandi@mail.example', 'Thandiwe van der Merwe'],
  ])('a title between a name and an address that has the name is no part of it: %s', async (name, title, address, found) =>
    expect(await inWord(name, title, address)).toBe(found),
  )

  test.each([
    [['TABELLARISCHER LEBENSLAUF', 'Maximilian von der Leine', 'Mediengestalter'], 'Maximilian von der Leine'],
    [['Lebenslauf Dr. Anne Kuhl', 'Tierärztin'], 'Anne Kuhl'],
    [['Lebenslauf von Herrn Tomasz Pawlak', 'Schweißer'], 'Tomasz Pawlak'],
    [['Europass Lebenslauf', 'Agnieszka Zielińska'], 'Agnieszka Zielińska'],
    [['Currículum de Lucía Iturralde Páez', 'Bilbao'], 'Lucía Iturralde Páez'],
  ])('what a resume is called is no name: %j', async (lines, name) => {
    expect(inText(...lines)).toBe(name)
    expect(await inWord(...lines)).toBe(name)
  })

  test('what somebody goes on with behind the name that they say is no part of it', () =>
    expect(inText('Mein Name ist Jonas Petermann und ich bin gelernter Koch.', 'jonas@post.example')).toBe('Jonas Petermann'))

  test.each([
    ['Herr Olaf Petersen, geb. 1975', 'Olaf Petersen'],
    ['Sascha Kowalke, geboren am 12.03.1986', 'Sascha Kowalke'],
    ['Heinz-Dieter Grothe, 61 Jahre', 'Heinz-Dieter Grothe'],
    ['Mme Corinne Lambert, 34 ans', 'Corinne Lambert'],
    ['MUDr. Jana Nováková', 'Jana Nováková'],
    ['B.Eng. Fabian Ostertag', 'Fabian Ostertag'],
    ['PD Dr. Alexander von Hohenfels', 'Alexander von Hohenfels'],
    ['Name Agnieszka Zielińska', 'Agnieszka Zielińska'],
    ['Dr. Gerrit te Kloeze', 'Gerrit te Kloeze'],
    ['LE FLOCH Gwenaëlle', 'Gwenaëlle le Floch'],
    ['J.R. Walter Smith', 'J.R. Walter Smith'],
  ])('age, titles before a name, labels and surnames with particles that come first: %s', (text, name) =>
    expect(parseName(text)).toBe(name),
  )
})
