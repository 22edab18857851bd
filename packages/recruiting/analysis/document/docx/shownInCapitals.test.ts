import { expect, test } from 'vitest'
import { docxFile, paragraph } from '#packages/recruiting/corpus/resumes/docxFile.ts'
import { readFile } from '#packages/recruiting/analysis/document/readFile.ts'

const LIMITS = { bytes: 1e6, pages: 5, characters: 1e5, milliseconds: 1e4 }
const run = (text: string, isCaps = true) => `<w:r><w:rPr>${isCaps ? '<w:caps/>' : ''}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`

test('H12.1 small letters that are shown as capitals begin words with one; what has capitals stays as it is written', async () => {
  const runs = [[run('zoë '), run('marsh')], [run('mar'), run('low')], [run('Anna von Berg')], [run('plain words', false)]]
  const body = runs.map((line) => `<w:p>${line.join('')}</w:p>`).join('')
  const read = await readFile({ name: 'a.docx', bytes: docxFile(body + paragraph('The end')) }, LIMITS)
  expect(read.ok && read.document.lines.map(({ text }) => text)).toEqual(['Zoë Marsh', 'Marlow', 'Anna von Berg', 'plain words', 'The end'])
})
