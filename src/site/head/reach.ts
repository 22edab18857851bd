import type { OpeningHours, OpeningTimes, PostalAddress } from '#schemas/postalAddress.ts'
import { openingAt } from '#src/site/hours/openingAt.ts'
import type { Thing } from './thing.ts'

type Reach = { address?: PostalAddress | undefined; phone?: string | undefined; email?: string | undefined } & OpeningTimes

/** Contact properties of a place or a company in schema.org: address, phone and opening hours as of a day, if known. */
export function reach({ address, phone, email, ...times }: Reach, today: string): Thing {
  const { hours, seasons, specialDays } = openingAt(times, today)
  const specifications = [...hours.map((week) => openingHours(week)), ...seasons.flatMap(ofSeason)]
  return {
    ...(address === undefined ? {} : { address: postalAddress(address, email) }),
    ...(phone === undefined ? {} : { telephone: phone }),
    ...(specifications.length > 0 ? { openingHoursSpecification: specifications } : {}),
    ...(specialDays.length > 0 ? { specialOpeningHoursSpecification: specialDays.flatMap(ofSpecialDay) } : {}),
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

/** Closed all day, as Google documents it. */
const CLOSED = { opens: '00:00', closes: '00:00' }

function ofSeason({ from, to, hours }: OpeningTimes['seasons'][number]): Thing[] {
  const valid = { validFrom: from, validThrough: to }
  if (hours.length === 0) return [{ '@type': 'OpeningHoursSpecification', ...CLOSED, ...valid }]
  return hours.map((week) => ({ ...openingHours(week), ...valid }))
}

function ofSpecialDay({ from, to = from, hours }: OpeningTimes['specialDays'][number]): Thing[] {
  const times = hours.length === 0 ? [CLOSED] : hours
  return times.map(({ opens, closes }) => ({ '@type': 'OpeningHoursSpecification', opens, closes, validFrom: from, validThrough: to }))
}

function openingHours({ days, opens, closes }: OpeningHours[number]): Thing {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => `https://schema.org/${day[0]!.toUpperCase()}${day.slice(1)}`),
    opens,
    closes,
  }
}
