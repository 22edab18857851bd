import { expect, test } from 'vitest'
import Place from '#src/sections/place/schema.ts'
import { places } from './places.ts'

const place = (fields: object = {}) =>
  Place.parse({
    type: 'place',
    id: 'shop',
    title: 'Come by',
    name: 'The shop',
    address: { street: '2 Market Row', city: 'Exampleton', country: 'United Kingdom' },
    ...fields,
  })

test('search engines get the address of a place in its parts, and none that it has not', () => {
  expect(places({ sections: [place()] }, 'https://bikes.example/visit')).toEqual([
    {
      '@type': 'Place',
      '@id': 'https://bikes.example/visit#shop',
      name: 'The shop',
      address: { '@type': 'PostalAddress', streetAddress: '2 Market Row', addressLocality: 'Exampleton', addressCountry: 'United Kingdom' },
    },
  ])
})

test('search engines get telephone, postal code and opening hours', () => {
  const [found] = places(
    {
      sections: [
        place({
          phone: '+44 20 7946 0123',
          address: { street: '2 Market Row', postalCode: 'AB1 2CD', city: 'Exampleton', region: 'Exampleshire', country: 'United Kingdom' },
          hours: [{ days: ['monday', 'sunday'], opens: '09:00', closes: '17:30' }],
        }),
      ],
    },
    'https://bikes.example/visit',
  )
  expect(found).toMatchObject({
    telephone: '+44 20 7946 0123',
    address: { postalCode: 'AB1 2CD', addressRegion: 'Exampleshire' },
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['https://schema.org/Monday', 'https://schema.org/Sunday'],
        opens: '09:00',
        closes: '17:30',
      },
    ],
  })
})
