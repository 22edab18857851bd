import { expect, test } from 'vitest'
import type { FileKind } from '#src/site/forms/formTypes.ts'
import { cleanFileName } from './cleanFileName.ts'

const clean = (name: string, kind: FileKind | 'other' = 'pdf', ...taken: string[]) => cleanFileName(name, kind, new Set(taken))

test.each([
  ['Lebenslauf Jörg.pdf', 'Lebenslauf Jörg.pdf'],
  ['履歴書.PDF', '履歴書.PDF'],
  ['v1.2 final.pdf', 'v1.2 final.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\ada\\plan.pdf', 'plan.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['run.exe', 'run.exe.pdf'],
  ['plan\u202Efdp.exe', 'plan_fdp.exe.pdf'],
  ['a\r\nBcc: all@example.com.pdf', 'a_Bcc_ all@example.com.pdf'],
  ['$(rm -rf ~)`x`;.pdf', '(rm -rf _)_x_.pdf'],
  ['con.pdf', '_con.pdf'],
  ['nul', '_nul.pdf'],
  ['-rf.pdf', 'rf.pdf'],
  ['...', 'file.pdf'],
  ['', 'file.pdf'],
  ['half \ud83d.pdf', 'half _.pdf'],
])('F03 F18 the name %j is safe in folders and headers', (sent, safe) => {
  expect(clean(sent)).toBe(safe)
})

test('F03 a long name is shortened before its ending, and names of a message differ', () => {
  expect(clean(`${'é'.repeat(300)}.pdf`)).toBe(`${'é'.repeat(80)}.pdf`)
  expect(clean('Plan.pdf', 'pdf', 'plan.pdf', 'plan (2).pdf')).toBe('Plan (3).pdf')
  expect(clean('photo.jpeg', 'jpeg')).toBe('photo.jpeg')
  expect(clean('notes.txt', 'other')).toBe('notes.txt')
})
