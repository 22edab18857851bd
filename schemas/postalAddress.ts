import { z } from 'zod'
import { Day, Label, line } from './atoms.ts'

/** A postal address, in parts for visitors and search engines. */
export const PostalAddress = z
  .strictObject({
    street: line(120).describe('Street and number.'),
    more: line(120).optional().describe('Additional line, such as a building, a floor or a district.'),
    postalCode: line(16).optional().describe('Postal code.'),
    city: line(80).describe('Town or city.'),
    region: line(80).optional().describe('County, state or region, where postal addresses need it.'),
    country: line(60).describe('Country.'),
  })
  .describe('The address, in parts for visitors and search engines.')

/** Position of the postal code in an address. */
export const AddressOrder = z
  .enum(['city-code', 'code-city'])
  .default('city-code')
  .describe('city-code: the postal code comes after the city, as in Britain; code-city: before it, as in Germany.')

/** A phone number as people write it. */
export const PhoneNumber = line(40)
  .regex(/^\+?[0-9 ()/-]+$/, 'must be a phone number such as +44 20 7946 0123')
  .refine((number) => !isInvented(number.replace(/\D/g, '')), 'is not a real phone number; enter the real one')

/** Placeholder digits: one digit repeated, or all digits in sequence. */
function isInvented(digits: string): boolean {
  return /^(\d{0,3})(\d)\2{5,}$/.test(digits) || /12345678|87654321/.test(digits)
}

const Time = z
  .string()
  .regex(/^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/, 'must be a time such as 09:30')
  .describe('A time of the day, HH:MM.')

/** Opening hours of a usual week. */
export const OpeningHours = z
  .array(
    z.strictObject({
      days: z
        .array(z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']))
        .min(1)
        .max(7)
        .describe('Days to which these hours apply.'),
      opens: Time,
      closes: Time,
    }),
  )
  .max(21)
  .default([])
  .describe('Opening hours. A day that is not listed is closed. List a day with a break twice.')

/** A day of every year, or of one. */
const SeasonDay = z
  .string()
  .regex(/^(?:\d{4}-)?\d{2}-\d{2}$/, 'must be a day of every year such as 11-01, or of one year such as 2026-11-01')
  .refine((day) => Day.safeParse(day.length === 5 ? `2024-${day}` : day).success, 'is not a day of the calendar')

/** Seasons with opening hours of their own. */
const Seasons = z
  .array(
    z
      .strictObject({
        name: Label.describe('Name of the season, such as Winter.'),
        from: SeasonDay.describe('First day, of every year such as 11-01, or of one year such as 2026-11-01.'),
        to: SeasonDay.describe(
          'Last day, in the same form. Of every year, it may be before the first day: the season then spans New Year. ' +
            '02-28 and 02-29 both mean the end of February.',
        ),
        hours: OpeningHours.describe('Opening hours of a week in this season. An empty list: closed.'),
      })
      .refine(({ from, to }) => from.length === to.length, {
        error: 'must have a year if the first day has one, and none otherwise; write both days in the same form',
        path: ['to'],
      })
      .refine(({ from, to }) => from.length !== 10 || to.length !== 10 || to >= from, {
        error: 'is before the first day; correct one of the two days',
        path: ['to'],
      }),
  )
  .max(8)
  .default([])
  .describe('Seasons with other opening hours. On other days, `hours` apply.')

/** Days with opening hours of their own. */
const SpecialDays = z
  .array(
    z
      .strictObject({
        name: Label.describe('Name of the day or days, such as Christmas.'),
        from: Day.describe('The day, YYYY-MM-DD, or the first one.'),
        to: Day.optional().describe('The last day, if there are several.'),
        hours: z
          .array(z.strictObject({ opens: Time, closes: Time }))
          .max(3)
          .default([])
          .describe('Opening hours of each of these days. Without any: closed.'),
      })
      .refine(({ from, to }) => to === undefined || to >= from, {
        error: 'is before the first day; correct one of the two days',
        path: ['to'],
      }),
  )
  .max(40)
  .default([])
  .describe('Days with other opening hours, such as public holidays. They are shown until they are over.')

/** When a place is open: in a usual week, in seasons, and on special days. */
export const openingTimes = { hours: OpeningHours, seasons: Seasons, specialDays: SpecialDays }

/** A postal address, parsed. */
export type PostalAddress = z.output<typeof PostalAddress>
/** Opening times, parsed. */
export type OpeningTimes = z.output<z.ZodObject<typeof openingTimes>>
/** Opening hours, parsed. */
export type OpeningHours = z.output<typeof OpeningHours>
