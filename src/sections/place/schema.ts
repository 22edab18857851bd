import { z } from 'zod'
import { Action, Email, Label, Sentence, heading, line } from '#schemas/atoms.ts'
import { photo, sized } from '#schemas/photo.ts'
import { AddressOrder, PhoneNumber, PostalAddress, openingTimes } from '#schemas/postalAddress.ts'
import { section } from '#schemas/section.ts'

/** A place that visitors can go to. */
export default section(
  'place',
  'A place that people can visit: address, opening hours, directions. Search engines receive this data, too.',
  {
    ...heading,
    name: line(120).describe('Name of the place, as on its sign.'),
    address: PostalAddress,
    addressOrder: AddressOrder,
    phone: PhoneNumber.optional().describe('Telephone number.'),
    email: Email.optional().describe('E-mail address.'),
    ...openingTimes,
    hoursTitle: Label.default('Opening hours').describe('Heading of the opening hours.'),
    closedLabel: Label.default('Closed').describe('Text next to the days when it is closed.'),
    usualLabel: Label.default('Rest of the year').describe('Heading of the usual week while a season is shown first.'),
    specialTitle: Label.default('Special days').describe('Heading of the special days.'),
    hoursNote: Sentence.optional().describe('A line under the opening hours, such as for public holidays.'),
    directions: Action.optional().describe(
      'A link to directions, such as a map service. Nothing is loaded from there until a visitor opens it.',
    ),
    map: sized(z.strictObject(photo))
      .optional()
      .describe('A picture of a map or of the place. It is your own file, so no third party learns who views it.'),
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
      seasons: [
        {
          name: 'Winter',
          from: '11-01',
          to: '02-28',
          hours: [{ days: ['monday', 'tuesday', 'thursday', 'friday'], opens: '09:00', closes: '16:00' }],
        },
      ],
      specialDays: [
        { name: 'Easter', from: '2099-04-10', to: '2099-04-13' },
        { name: 'Day of the bicycle', from: '2099-06-03', hours: [{ opens: '10:00', closes: '20:00' }] },
      ],
      hoursNote: 'Closed on public holidays.',
      directions: { label: 'Get directions', href: 'https://map.example/towpath-lane', look: 'secondary' },
      map: {
        src: '/assets/map.svg',
        alt: 'Towpath Lane runs along the canal; the workshop is next to the second bridge',
        width: 1200,
        height: 630,
      },
    },
    {
      title: 'Where to leave your bike',
      tone: 'tint',
      name: 'Station kiosk',
      address: { street: 'Bahnhofplatz 1', postalCode: '12345', city: 'Lindenau', country: 'Germany' },
      addressOrder: 'code-city',
      hours: [{ days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '06:30', closes: '20:00' }],
    },
  ],
)
