import { expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { findPage } from '#src/site/pages/lookup.ts'
import { MUSEUM, MUSEUM_AT } from '#tests/support/museum.ts'
import { head } from './head.ts'
import { propertiesOf, typeNames } from './vocabulary/vocabulary.ts'

const site = loadSite(MUSEUM, { at: MUSEUM_AT }).site!
const URL = 'https://www.granary-museum.example'

function entityAt(path: string) {
  const graph = (head(site, findPage(site, path)!).jsonLd as { '@graph': Record<string, unknown>[] })['@graph']
  expect(graph[0]).toMatchObject({ mainEntity: { '@id': `${URL}${path}#entry` } })
  return graph.find((thing) => thing['@id'] === `${URL}${path}#entry`)
}

test('an entry is described as the thing that its collection maps', () => {
  expect(entityAt('/exhibitions/salt')).toEqual({
    '@type': 'ExhibitionEvent',
    '@id': `${URL}/exhibitions/salt#entry`,
    name: 'Salt',
    description: 'White gold from the marshes.',
    url: `${URL}/exhibitions/salt`,
    startDate: '2026-10-02',
    endDate: '2027-02-28',
    eventStatus: 'EventScheduled',
    location: { '@type': 'Place', '@id': `${URL}/rooms/cellar#entry`, name: 'Cellar', url: `${URL}/rooms/cellar` },
    organizer: { '@type': 'Organization', name: 'Granary Museum', url: URL },
    offers: { '@type': 'Offer', price: 9.5, priceCurrency: 'EUR', url: `${URL}/exhibitions/salt` },
    image: `${URL}/assets/posters/salt.svg`,
    about: { '@type': 'Thing', name: 'Trade' },
  })
})

test('properties whose fields are empty are left out', () => {
  expect(entityAt('/exhibitions/ropes')).not.toHaveProperty('endDate')
})

test('a translation is described in its language', () => {
  expect(entityAt('/de/ausstellungen/salt')).toMatchObject({
    name: 'Salz',
    location: { name: 'Keller', url: `${URL}/de/rooms/cellar` },
    about: { name: 'Handel' },
  })
})

test.each([
  ['Event', 'startDate', ['Date', 'DateTime']],
  ['ExhibitionEvent', 'location', ['Place', 'PostalAddress', 'Text', 'VirtualLocation']],
  ['Product', 'offers', ['Demand', 'Offer']],
  ['Product', 'gtin13', ['Text']],
  ['Person', 'nationality', ['Country']],
  ['Person', 'birthDate', ['Date']],
  ['Place', 'geo', ['GeoCoordinates', 'GeoShape']],
  ['Museum', 'openingHours', ['Text']],
  ['LocalBusiness', 'legalName', ['Text']],
])('the vocabulary knows %s.%s', (type, property, types) => {
  expect(typeNames).toContain(type)
  expect(propertiesOf(type).get(property)).toEqual(types)
})
