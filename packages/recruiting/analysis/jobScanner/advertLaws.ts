import type { AdvertCountry } from '#packages/recruiting/schemas/advertCountries.ts'
import laws from '#packages/recruiting/data/advertLaws.json'

/** A ground on which wording may shut people out, as the id of its check. */
export type GroundId = keyof (typeof laws)['UK']['grounds']

/** The law that speaks of a ground: its name, where in it, in English words and in none, and the address of its text. */
type AdvertLaw = { law: string; part: string; number: string; source: string }

/** The grounds, in the order in which they are named. */
export const groundIds = Object.keys(laws.UK.grounds) as GroundId[]

/** The law of a country that speaks of a ground. */
export function advertLaw(country: AdvertCountry, ground: GroundId): AdvertLaw {
  return laws[country].grounds[ground]
}

/** Whether a check is about a ground. */
export function isGround(id: string): id is GroundId {
  return Object.hasOwn(laws.UK.grounds, id)
}
