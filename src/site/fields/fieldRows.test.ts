import { expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { findPage } from '#src/site/pages/lookup.ts'
import { makePageData } from '#src/site/pages/makePageData.ts'
import { MUSEUM, MUSEUM_AT } from '#tests/support/museum.ts'

const site = loadSite(MUSEUM, { at: MUSEUM_AT }).site!

function rowsAt(path: string) {
  const data = makePageData(site, findPage(site, path)!, 'build')
  const section = data.sections.find(({ type }) => type === 'fieldList')!
  return new Map((section.type === 'fieldList' ? section.rows : []).map(({ label, ...value }) => [label, value]))
}

test('an entry shows its fields with labels, in the order of the section', () => {
  const rows = rowsAt('/exhibitions/salt')
  expect([...rows.keys()].slice(0, 5)).toEqual(['Open', 'Room', 'Ticket', 'Theme', 'For'])
  expect(rows.get('Open')).toEqual({ items: [{ words: '2 October 2026 – 28 February 2027' }] })
  expect(rows.get('Theme')).toEqual({ items: [{ words: 'Trade' }] })
  expect(rows.get('For')).toEqual({ items: [{ words: 'Adults' }, { words: 'Schools' }] })
})

test('references link to their entries, and files and links to their targets', () => {
  const rows = rowsAt('/exhibitions/salt')
  expect(rows.get('Room')).toEqual({ items: [{ words: 'Cellar', href: '/rooms/cellar' }] })
  expect(rows.get('Works on show')).toEqual({ items: [{ words: 'Map of the salt roads', href: '/works/salt-map' }] })
  expect(rows.get('Catalogue')).toEqual({ items: [{ words: 'Catalogue of Salt', href: '/assets/salt-catalogue.pdf' }] })
})

test('long texts are HTML, and groups are one line each', () => {
  const rows = rowsAt('/exhibitions/salt')
  expect(rows.get('About the exhibition')?.html).toContain('<a href="/rooms/cellar">cellar</a> was <strong>built</strong>')
  expect(rows.get('Talks')).toEqual({
    items: [{ words: '12 November 2026, How a salt pan works' }, { words: '3 December 2026, Herring and its price' }],
  })
})

test('fields without a value are left out', () => {
  expect([...rowsAt('/exhibitions/tea').keys()]).not.toContain('Catalogue')
})

test('a translation has translated labels, choices and words, the values of its source, and links to translations', () => {
  const rows = rowsAt('/de/ausstellungen/salt')
  expect(rows.get('Geöffnet')).toEqual({ items: [{ words: '2. Oktober 2026 – 28. Februar 2027' }] })
  expect(rows.get('Thema')).toEqual({ items: [{ words: 'Handel' }] })
  expect(rows.get('Raum')).toEqual({ items: [{ words: 'Keller', href: '/de/rooms/cellar' }] })
  expect(rows.get('Zur Ausstellung')?.html).toContain('<a href="/de/rooms/cellar">Keller</a>')
  expect(rows.get('Kuratiert von')).toEqual({ items: [{ words: 'Die Belegschaft der Saline' }] })
})
