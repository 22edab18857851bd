import { z } from 'zod'
import { Email, HttpsUrl, line } from './atoms.ts'
import { AddressOrder, OpeningHours, PhoneNumber, PostalAddress } from './postalAddress.ts'

/** Kinds of companies without premises for customers (https://schema.org/Organization). */
const ORGANIZATIONS = ['Organization', 'Corporation', 'NGO', 'EducationalOrganization', 'OnlineBusiness'] as const

/** Businesses that people visit or that come to them (https://schema.org/LocalBusiness). */
const LOCAL_BUSINESSES = [
  'LocalBusiness',
  'AccountingService',
  'AutoRepair',
  'Bakery',
  'BarOrPub',
  'BeautySalon',
  'BedAndBreakfast',
  'CafeOrCoffeeShop',
  'ChildCare',
  'Dentist',
  'DryCleaningOrLaundry',
  'Electrician',
  'EmploymentAgency',
  'ExerciseGym',
  'Florist',
  'GeneralContractor',
  'GroceryStore',
  'HVACBusiness',
  'HairSalon',
  'HomeAndConstructionBusiness',
  'Hotel',
  'InsuranceAgency',
  'LegalService',
  'Library',
  'Locksmith',
  'MovingCompany',
  'Notary',
  'Pharmacy',
  'Physician',
  'Plumber',
  'ProfessionalService',
  'RealEstateAgent',
  'Restaurant',
  'RoofingContractor',
  'Store',
  'TravelAgency',
  'VeterinaryCare',
] as const

const localBusinesses: readonly string[] = LOCAL_BUSINESSES

/** The company: name, contact and opening hours. */
export const Organization = z
  .strictObject({
    legalName: line(120).describe('Full name of the company.'),
    kind: z
      .enum([...ORGANIZATIONS, ...LOCAL_BUSINESSES])
      .default('Organization')
      .describe(
        'Kind of company, for search engines. LocalBusiness and its kinds, such as Bakery or Electrician, appear on maps and need an ' +
          'address.',
      ),
    email: Email.describe('Address for general questions.'),
    phone: PhoneNumber.optional().describe('Phone number for general questions.'),
    address: PostalAddress.optional(),
    addressOrder: AddressOrder,
    hours: OpeningHours,
    sameAs: z
      .array(HttpsUrl.meta({ kind: 'webAddress' }))
      .max(8)
      .default([])
      .describe('Profiles of the company on other sites, in addition to the social links in the footer.'),
  })
  .refine(({ kind, address }) => address !== undefined || !localBusinesses.includes(kind), {
    error: 'a business that people visit needs an address; add the address, or choose the kind Organization',
    path: ['kind'],
  })
  .describe('The company, for search engines and, if the footer shows it, for visitors.')

/** The company, parsed. */
export type Organization = z.output<typeof Organization>
