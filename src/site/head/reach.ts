import type { OpeningHours, PostalAddress } from '#schemas/postalAddress.ts'
import type { Thing } from './thing.ts'

type Reach = { address?: PostalAddress | undefined; phone?: string | undefined; email?: string | undefined; hours: OpeningHours }

/** Contact properties of a place or a company in schema.org: address, phone and opening hours, if known. */
export function reach({ address, phone, email, hours }: Reach): Thing {
  return {
    ...(address === undefined ? {} : { address: postalAddress(address, email) }),
    ...(phone === undefined ? {} : { telephone: phone }),
    ...(hours.length > 0 ? { openingHoursSpecification: hours.map(openingHours) } : {}),
  }
}

function postalAddress({ street, more, postalCode, city, region, country }: PostalAddress, email: string | undefined): Thing {
  return {
    '@type': 'PostalAddress',
    streetAddress: more === undefined ? street : `${street}, ${more}`,
    ...(postalCode === undefined ? {} : { postalCode }),
    addressLocality: city,
    ...(region === undefined ? {} : { addressRegion: region }),
    addressCountry: country,
    ...(email === undefined ? {} : { email }),
  }
}

function openingHours({ days, opens, closes }: OpeningHours[number]): Thing {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => `https://schema.org/${day[0]!.toUpperCase()}${day.slice(1)}`),
    opens,
    closes,
  }
}
