import type { AdvertCountry } from '#packages/recruiting/schemas/advertCountries.ts'
import laws from '#packages/recruiting/data/advertLaws.json'

/** A ground of possible discrimination, as the id of its check. */
export type GroundId = keyof (typeof laws)['UK']['grounds']

/** The law about a ground: its name, the section in English words and as a bare number, and the URL of its text. */
type AdvertLaw = { law: string; part: string; number: string; source: string }

/** The grounds, in display order. */
export const groundIds = Object.keys(laws.UK.grounds) as GroundId[]

/** The law of a country about a ground. */
export function advertLaw(country: AdvertCountry, ground: GroundId): AdvertLaw {
  return laws[country].grounds[ground]
}

/** Whether a check is about a ground. */
export function isGround(id: string): id is GroundId {
  return Object.hasOwn(laws.UK.grounds, id)
}
