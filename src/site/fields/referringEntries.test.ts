import { expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { findPage } from '#src/site/pages/lookup.ts'
import { MUSEUM, MUSEUM_AT } from '#tests/support/museum.ts'
import { referringEntries } from './referringEntries.ts'

const site = loadSite(MUSEUM, { at: MUSEUM_AT }).site!
const referring = (path: string) =>
  referringEntries(site, findPage(site, path)!)
    .filter(({ page }) => page.language === undefined)
    .map(({ page, field }) => `${page.path} ${field}`)

test('an entry knows which entries refer to it, and by which field', () => {
  expect(referring('/rooms/cellar').toSorted()).toEqual(['/exhibitions/salt room', '/exhibitions/tea room'])
  expect(referring('/works/salt-map').toSorted()).toEqual(['/exhibitions/maps works', '/exhibitions/salt works'])
})

test('an entry without references to it, and a page outside collections, have none', () => {
  expect(referring('/exhibitions/salt')).toEqual([])
  expect(referring('/rooms')).toEqual([])
})
