import { z } from 'zod'
import { Email, HttpsUrl, line } from './atoms.ts'
import { LOCAL_BUSINESSES, ORGANIZATIONS, VISITED_PLACES } from './organizationKinds.ts'
import { AddressOrder, PhoneNumber, PostalAddress, openingTimes } from './postalAddress.ts'

/** Kinds that people visit, which need an address. VeterinaryCare is a medical organization in the vocabulary. */
const visited: ReadonlySet<string> = new Set([...LOCAL_BUSINESSES, ...VISITED_PLACES, 'VeterinaryCare'])

/** The company: name, contact and opening hours. */
export const Organization = z
  .strictObject({
    legalName: line(120).describe('Full name of the company.'),
    kind: z
      .enum([...ORGANIZATIONS, ...LOCAL_BUSINESSES, ...VISITED_PLACES])
      .default('Organization')
      .describe(
        'Kind of company, for search engines: a type of schema.org such as NGO, Corporation or SportsTeam. Kinds that people visit, ' +
          'such as Bakery, Electrician or Museum, appear on maps and need an address.',
      ),
    email: Email.describe('Address for general questions.'),
    phone: PhoneNumber.optional().describe('Phone number for general questions.'),
    address: PostalAddress.optional(),
    addressOrder: AddressOrder,
    ...openingTimes,
    sameAs: z
      .array(HttpsUrl.meta({ kind: 'webAddress' }))
      .max(8)
      .default([])
      .describe('Profiles of the company on other sites, in addition to the social links in the footer.'),
  })
  .refine(({ kind, address }) => address !== undefined || !visited.has(kind), {
    error: 'a business that people visit needs an address; add the address, or choose the kind Organization',
    path: ['kind'],
  })
  .describe('The company, for search engines and, if the footer shows it, for visitors.')

/** The company, parsed. */
export type Organization = z.output<typeof Organization>
