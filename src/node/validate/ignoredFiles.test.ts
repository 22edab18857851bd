import { relative } from 'node:path'
import { expect, test } from 'vitest'
import { editedBakery } from '#tests/support/editedBakery.ts'
import { ignoredFiles } from './ignoredFiles.ts'

test('C42 hidden files and what editors leave behind are named, a hidden folder as one', () => {
  const dir = editedBakery({
    '.DS_Store': 'x',
    'pages/visit.json~': 'x',
    'pages/.visit.json.swp': 'x',
    'pages/visit.json.bak': 'x',
    'pages/#visit.json#': 'x',
    'assets/Thumbs.db': 'x',
    '.git/config': 'x',
  })
  const shown = relative(process.cwd(), dir).replaceAll('\\', '/')
  expect(ignoredFiles(dir)).toEqual(
    ['.DS_Store', '.git', 'assets/Thumbs.db', 'pages/#visit.json#', 'pages/.visit.json.swp', 'pages/visit.json.bak', 'pages/visit.json~']
      .map((file) => `${shown}/${file}`)
      .sort(),
  )
})

test('C42 a tidy folder, and one that is not there, have none', () => {
  expect(ignoredFiles(editedBakery({}))).toEqual([])
  expect(ignoredFiles('no-such-folder')).toEqual([])
})
