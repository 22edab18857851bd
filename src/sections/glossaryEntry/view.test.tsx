// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { Section } from '#src/contract/sections.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { serveView, testShell } from '#tests/support/hydrateView.tsx'
import GlossaryEntry from './view.tsx'

const entry = { type: 'glossaryEntry', term: 'Draught', definition: 'How deep a ship reaches.', body: 'It changes by the hour.' }

/** The document of a term with these fields. */
function documentOf(fields: object): HTMLElement {
  const view = serveView(<GlossaryEntry {...(Section.parse({ ...entry, ...fields }) as ViewProps<'glossaryEntry'>)} />)
  view.remove()
  return view.host
}

test('screen readers say what the other names of a term are', () => {
  const list = documentOf({ also: ['Draft', 'Depth below water'] }).querySelector('ul')!
  expect(list.getAttribute('aria-label')).toBe(testShell.words.alsoCalled)
  expect([...list.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['Draft', 'Depth below water'])
})

test('a term without other names has no such list', () => {
  expect(documentOf({}).querySelector('ul')).toBeNull()
})
