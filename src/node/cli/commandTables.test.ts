import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PAGES_WITH_TABLES, withCommandTables } from './commandTables.ts'

test.each(PAGES_WITH_TABLES)('the tables of %s are what the commands declare; npm run schemas writes them', (page) => {
  const text = readFileSync(page, 'utf8')
  expect(text).toContain('<!-- end of table -->')
  expect(withCommandTables(page, text)).toBe(text)
})

test('old rows between the marks go, and everything else stays', () => {
  const text = withCommandTables(
    'docs/x.md',
    'Before\n<!-- options of build: … -->\n\n| old | row |\n<!-- end of table -->\nAfter\n| old | row |',
  )
  expect(text).toMatch(/^Before\n<!-- options of build: … -->\n\n\| option \| effect \|\n\|---\|---\|\n/)
  expect(text).toMatch(/ \|\n\n<!-- end of table -->\nAfter\n\| old \| row \|$/)
  expect(text).toContain('| `--explain <path>` | explains why')
  expect(text).toContain('([docs/hosting.md](hosting.md))')
})

test('a page that shows options of a command that there is not is a bug', () => {
  expect(() => withCommandTables('README.md', '<!-- options of bild: … -->')).toThrow('A document asks for the options of "bild"')
})
