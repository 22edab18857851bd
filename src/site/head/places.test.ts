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
  expect(places({ sections: [place()] }, 'https://bikes.example/visit', '2026-11-10')).toEqual([
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
    '2026-11-10',
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

test('search engines get seasons with their days, and special days with theirs; a closed one opens and closes at midnight', () => {
  const week = [{ days: ['monday'], opens: '09:00', closes: '16:00' }]
  const sections = [
    place({
      hours: week,
      seasons: [
        { name: 'Summer', from: '04-01', to: '10-31', hours: week },
        { name: 'Winter', from: '12-01', to: '02-28' },
      ],
      specialDays: [
        { name: 'Past', from: '2026-05-01' },
        { name: 'Fair', from: '2026-11-28', to: '2026-11-29', hours: [{ opens: '10:00', closes: '20:00' }] },
        { name: 'Christmas', from: '2026-12-25' },
      ],
    }),
  ]
  const type = { '@type': 'OpeningHoursSpecification' }
  const monday = { ...type, dayOfWeek: ['https://schema.org/Monday'], opens: '09:00', closes: '16:00' }
  expect(places({ sections }, 'https://bikes.example/visit', '2026-11-10')).toMatchObject([
    {
      openingHoursSpecification: [
        monday,
        { ...type, opens: '00:00', closes: '00:00', validFrom: '2026-12-01', validThrough: '2027-02-28' },
        { ...monday, validFrom: '2027-04-01', validThrough: '2027-10-31' },
      ],
      specialOpeningHoursSpecification: [
        { ...type, opens: '10:00', closes: '20:00', validFrom: '2026-11-28', validThrough: '2026-11-29' },
        { ...type, opens: '00:00', closes: '00:00', validFrom: '2026-12-25', validThrough: '2026-12-25' },
      ],
    },
  ])
})
