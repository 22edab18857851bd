import { z } from 'zod'
import { Action, Label, Sentence, heading, line } from '#schemas/atoms.ts'
import { photo, sized } from '#schemas/photo.ts'
import { section } from '#schemas/section.ts'

const Time = z
  .string()
  .regex(/^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/, 'must be a time such as 09:30')
  .describe('A time of the day, HH:MM.')

/** A place that people can visit. */
export const Place = section(
  'place',
  'A place that people can visit: address, opening hours, the way there. Search engines are told about it.',
  {
    ...heading,
    name: line(120).describe('Name of the place, as on its door.'),
    address: z
      .strictObject({
        street: line(120).describe('Street and number.'),
        postalCode: line(16).optional().describe('Postal code.'),
        city: line(80).describe('Town or city.'),
        region: line(80).optional().describe('County, state or region, where letters need it.'),
        country: line(60).describe('Country.'),
      })
      .describe('The address, in the parts that letters and search engines need.'),
    addressOrder: z
      .enum(['city-code', 'code-city'])
      .default('city-code')
      .describe('city-code: the postal code stands after the city, as in Britain; code-city: before it, as in Germany.'),
    phone: line(40)
      .regex(/^\+?[0-9 ()/-]+$/, 'must be a telephone number such as +44 20 7946 0123')
      .optional()
      .describe('Telephone number.'),
    email: z.email().optional().describe('E-mail address.'),
    hours: z
      .array(
        z.strictObject({
          days: z
            .array(z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']))
            .min(1)
            .max(7)
            .describe('The days on which these hours hold.'),
          opens: Time,
          closes: Time,
        }),
      )
      .max(21)
      .default([])
      .describe('Opening hours. A day that is not named is closed; a day with a break is named twice.'),
    hoursTitle: Label.default('Opening hours').describe('Heading of the opening hours.'),
    closedLabel: Label.default('Closed').describe('What stands beside the days on which it is closed.'),
    hoursNote: Sentence.optional().describe('A line under the opening hours, such as what holds on holidays.'),
    directions: Action.optional().describe('A link to the way there, such as to a map service; it opens there and loads nothing here.'),
    map: sized(z.strictObject(photo))
      .optional()
      .describe('A picture of a map or of the place. It is a file of yours, so nobody else learns who looks at it.'),
  },
  [
    {
      title: 'Come by',
      name: 'The workshop on the canal',
      address: { street: '12 Towpath Lane', postalCode: 'AB1 2CD', city: 'Exampleton', country: 'United Kingdom' },
      phone: '+44 20 7946 0123',
      email: 'hello@bikes.example',
      hours: [
        { days: ['monday', 'tuesday', 'thursday', 'friday'], opens: '08:00', closes: '12:30' },
        { days: ['monday', 'tuesday', 'thursday', 'friday'], opens: '13:30', closes: '18:00' },
        { days: ['saturday'], opens: '09:00', closes: '13:00' },
      ],
      hoursNote: 'Closed on public holidays.',
      directions: { label: 'Find the way', href: 'https://map.example/towpath-lane', look: 'secondary' },
      map: {
        src: '/assets/map.svg',
        alt: 'Towpath Lane runs along the canal; the workshop is beside the second bridge',
        width: 1200,
        height: 630,
      },
    },
    {
      title: 'Where to leave your bike',
      tone: 'tint',
      name: 'Station kiosk',
      address: { street: 'Bahnhofplatz 1', postalCode: '12345', city: 'Musterstadt', country: 'Germany' },
      addressOrder: 'code-city',
      hours: [{ days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '06:30', closes: '20:00' }],
    },
  ],
)
