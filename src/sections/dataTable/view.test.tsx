// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { Section } from '#src/contract/sections.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { serveView } from '#tests/support/hydrateView.tsx'
import DataTable from './view.tsx'

/** The table of a section with these fields, as the document has it. */
function tableOf(fields: object): HTMLTableElement {
  const section = Section.parse({ type: 'dataTable', title: 'Berths', caption: 'Berths by length', ...fields })
  const view = serveView(<DataTable {...(section as ViewProps<'dataTable'>)} />)
  view.remove()
  return view.host.querySelector('table')!
}

function rolesIn(fields: object): Set<string | null> {
  const table = tableOf(fields)
  return new Set([table, ...table.querySelectorAll('*')].map((part) => part.getAttribute('role')))
}

const wide = { columns: ['Berth', 'Length', 'Depth'], rows: [['North', '120 m', '9 m']] }
const short = { columns: ['Berth', 'Length'], rows: [['North', '120 m']] }

test.each([
  ['wide', wide],
  ['short', short],
])('a %s table whose rows become blocks where it is narrow has its roles written out', (_, fields) => {
  expect(rolesIn(fields)).toEqual(new Set(['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell', null]))
})

test('a table that scrolls stays a table everywhere, so it has no roles of its own', () => {
  expect(rolesIn({ ...wide, narrow: 'scroll' })).toEqual(new Set([null]))
})

test('where rows become blocks, each value stands below the head of its own column', () => {
  const labels = [...tableOf(wide).querySelectorAll<HTMLElement>('td')].map(({ dataset, textContent }) => [dataset['label'], textContent])
  expect(labels).toEqual([
    ['Length', '120 m'],
    ['Depth', '9 m'],
  ])
})
