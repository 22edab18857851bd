import { describe, expect, test } from 'vitest'
import { readPasted } from '#packages/recruiting/analysis/document/readPasted.ts'
import { extractResume } from '#packages/recruiting/analysis/resume/extractResume.ts'
import { untrueStatements } from './untrueStatements.ts'

const LIMITS = { bytes: 5_000_000, pages: 20, characters: 400_000, milliseconds: 30_000 }

describe('tools-review 11: what is said of a resume is true of it', () => {
  test.each([
    [
      'headings in capitals and of its own',
      'CONTACT\nBo Smith\nbo@mail.example\n\nJob history\nShop, 2010-2015\nI did many things.\n\nSkills\nExcel',
    ],
    ['no heading', 'i am good at everything and a team player. I like sports. call me'],
    [
      'German',
      'Lebenslauf\nMax Muster\nGeburtsdatum: 1.5.1980\nFamilienstand: ledig\n\nBerufserfahrung\nBäcker, Beispiel\n01/2010 - 12/2015\n- Backte Brot',
    ],
    ['one line', 'Baker'],
    [
      'headings with text beside them',
      'Ola Berg\nObjective: To work with animals.\nEducation: PhD Statistics 2017\nSkills: 1C, Excel\nReferences available upon request',
    ],
  ])('a pasted text with %s', (_which, text) => {
    const result = readPasted(text, LIMITS)
    expect(result.ok && untrueStatements(result.document, extractResume(result.document))).toEqual([])
  })
})
