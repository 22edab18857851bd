import type { SitePage } from '#src/site/site.ts'
import type { Thing } from './thing.ts'

/** The places that a page shows, with address and opening hours. `url` is the whole address of the page. */
export function places({ sections }: Pick<SitePage, 'sections'>, url: string): Thing[] {
  return sections.flatMap((section) => {
    if (section.type !== 'place') return []
    const { id, name, address, phone, email, hours } = section
    return [
      {
        '@type': 'Place',
        '@id': `${url}#${id}`,
        name,
        address: {
          '@type': 'PostalAddress',
          streetAddress: address.street,
          ...(address.postalCode === undefined ? {} : { postalCode: address.postalCode }),
          addressLocality: address.city,
          ...(address.region === undefined ? {} : { addressRegion: address.region }),
          addressCountry: address.country,
          ...(email === undefined ? {} : { email }),
        },
        ...(phone === undefined ? {} : { telephone: phone }),
        ...(hours.length > 0 ? { openingHoursSpecification: hours.map(openingHours) } : {}),
      },
    ]
  })
}

function openingHours({ days, opens, closes }: { days: string[]; opens: string; closes: string }): Thing {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => `https://schema.org/${day[0]!.toUpperCase()}${day.slice(1)}`),
    opens,
    closes,
  }
}
