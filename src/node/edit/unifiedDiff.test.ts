import { expect, test } from 'vitest'
import { unifiedDiff } from './unifiedDiff.ts'

const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}\n`).join('')

test('a change is shown with three lines around it, and far ones apart', () => {
  const before = lines(20)
  const edit = (word: string, content: string) => ({ offset: before.indexOf(`${word}\n`), length: word.length, content })
  expect(unifiedDiff([{ from: 'a', to: 'a', before, edits: [edit('line 20', 'last'), edit('line 2', 'two\n2')] }])).toBe(
    [
      'diff --git a/a b/a',
      '--- a/a',
      '+++ b/a',
      '@@ -1,5 +1,6 @@',
      ' line 1',
      '-line 2',
      '+two',
      '+2',
      ' line 3',
      ' line 4',
      ' line 5',
      '@@ -17,4 +18,4 @@',
      ' line 17',
      ' line 18',
      ' line 19',
      '-line 20',
      '+last',
      '',
    ].join('\n'),
  )
})

test('creating, removing and renaming have the heads that git knows', () => {
  expect(unifiedDiff([{ from: null, to: 'a', before: '', edits: [{ offset: 0, length: 0, content: 'x' }] }])).toBe(
    'diff --git a/a b/a\nnew file mode 100644\n--- /dev/null\n+++ b/a\n@@ -0,0 +1,1 @@\n+x\n\\ No newline at end of file\n',
  )
  expect(unifiedDiff([{ from: 'a', to: null, before: 'x\n', edits: [] }])).toBe(
    'diff --git a/a b/a\ndeleted file mode 100644\n--- a/a\n+++ /dev/null\n@@ -1,1 +0,0 @@\n-x\n',
  )
  expect(unifiedDiff([{ from: 'a', to: 'b', before: 'x\n', edits: [] }])).toBe('diff --git a/a b/b\nrename from a\nrename to b\n')
  expect(unifiedDiff([{ from: 'a', to: 'a', before: 'x\n', edits: [] }])).toBe('')
})
