import { z } from 'zod'
import { line } from './atoms.ts'

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

/** A postal address, parsed. */
export type PostalAddress = z.output<typeof PostalAddress>
/** Opening hours, parsed. */
export type OpeningHours = z.output<typeof OpeningHours>
