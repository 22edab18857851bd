import phoneCountries from '#packages/recruiting/data/phoneCountries.json'
import places from '#packages/recruiting/data/places.json'
import { anyOf, inTurn } from '#packages/recruiting/analysis/text/patterns.ts'
import { orgScore, titleScore } from './titleScore.ts'

const COUNTRIES = new Set(places.countries)
const REGIONS = new Set(places.regions)
const CODES = new Set(places.codes)
const CITIES = new Set([
  ...places.cities,
  ...Object.values(phoneCountries.names)
    .flat()
    .filter((name) => /^\p{Lu}[\p{L} -]+$/u.test(name) && !/^(?:UK|UAE|GmbH)$/.test(name))
    .map((name) => name.toLowerCase()),
])

const REMOTE =
  /^(?:fully |100% )?(?:remote|hybrid|on-?site|home ?office|work from home|wfh|remoto|presencial|h[ií]brido|teletrabajo|t[ée]l[ée]travail|hybride|distance learning)(?:[ ,(/-]+.{0,30})?$/i
// States with unambiguous codes after a town.
const STATES = / (?:NSW|QLD|VIC|TAS|ACT|WA)$/
const POSTCODE = /\b(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{5}(?:-\d{4})?|\d{6}|\d{3} \d{3}|\d{5}-\d{3})\b/g
/** The number of a city district: "Dublin 2", "Paris 15e". */
const DISTRICT = /(?<=\p{L}) \d{1,2}(?:er|e|[èe]me)?$/u
/** A town of France with the number of its department: "Coutances (50)". */
const IN_DEPARTMENT = /^(?:L[ae]s? |L['’])?\p{Lu}[\p{L}'’-]+ \((?:\d{2,3}|2[AB])\)$/u
// Words are separated by spaces only: if hyphens could separate words as well as join them, a name would have too many readings.
const TITLE_CASE = inTurn(
  /^(?:\p{Lu}[\p{L}.'’-]*|(?:de|da|do|del|la|am|an|der|upon|of|the|los|las|le)(?:-\p{Lu}[\p{L}.'’-]*)?)/u,
  /(?: (?:\p{Lu}[\p{L}.'’-]*|(?:de|da|do|del|la|am|an|der|upon|of|the|los|las|le)(?:-\p{Lu}[\p{L}.'’-]*)?))*$/u,
)

/** Counties of Ireland, and County Durham in England. */
const COUNTY = inTurn(
  /^(?:Co\.?|County) /,
  anyOf(
    /Carlow|Cavan|Clare|Cork|Donegal|Dublin|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Longford|Louth|Mayo|Meath|Monaghan/,
    /Offaly|Roscommon|Sligo|Tipperary|Waterford|Westmeath|Wexford|Wicklow|Antrim|Armagh|Down|Fermanagh|Derry|Londonderry|Tyrone|Durham/,
  ),
  /$/,
)

/** Whether a text names a country, or a state or region or its code. */
export function isRegion(text: string): boolean {
  const bare = text.replace(POSTCODE, '').trim()
  return COUNTRIES.has(bare.toLowerCase()) || REGIONS.has(bare.toLowerCase()) || CODES.has(bare)
}

/** Whether a text is a town and the code of its state or province without a comma between: "Red Deer AB". */
export const isTownWithCode = (text: string): boolean =>
  /^(?:Mc)?\p{Lu}[\p{Ll}.'’-]+(?: (?:Mc)?\p{Lu}[\p{Ll}.'’-]+){0,2} \p{Lu}{2,3}$/u.test(text) && CODES.has(text.split(' ').at(-1)!)

/** Whether a text is a known city. */
export const isCity = (text: string): boolean => {
  const bare = text.replace(POSTCODE, '').replace(DISTRICT, '').trim()
  // "Hamburg-Altona" is a district of Hamburg.
  return CITIES.has(bare.toLowerCase()) || (/^\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+$/u.test(bare) && CITIES.has(bare.split('-')[0]!.toLowerCase()))
}

/**
 * Whether an entire text is a place: a city with or without region and country, a country, a street address, or a mode of work such as
 * "Remote".
 */
export function isPlace(text: string): boolean {
  const bare = text.replace(/^[([]|[)\]]$/g, '').trim()
  if (bare === '' || bare.length > 80) return false
  if (REMOTE.test(bare) || IN_DEPARTMENT.test(text)) return true
  const parts = bare
    .replace(/(?<!\s)\s*\((?:remote|hybrid|on-?site)\)$/i, '')
    .replace(/^greater | (?:metropolitan |bay )?area$/gi, '')
    .split(/,\s*|(?<!\s)\s+[–-]\s+|(?<!\s)\s*\/\s*/)
    .map((part) => part.trim())
    .filter(Boolean)
  const last = parts.at(-1) ?? ''
  const several = parts.length === 1 ? last.split(/ (?:and|und|et|y|e|&|to) /) : []
  if (several.length > 1) return several.every(isCity)
  if (parts.length === 1) {
    const words = last.split(' ')
    return (
      isCity(last) ||
      COUNTRIES.has(last.replace(POSTCODE, '').trim().toLowerCase()) ||
      COUNTY.test(last) ||
      // "Adelaide SA"; after anything but a known city it is a legal form.
      (words.length > 1 && (CODES.has(words.at(-1)!) || words.at(-1) === 'SA') && isCity(words.slice(0, -1).join(' '))) ||
      (words.length > 1 && words.length < 5 && STATES.test(last) && TITLE_CASE.test(last))
    )
  }
  // "Oranmore, Co. Galway", but not "The Quays Bar, Co. Galway"
  if (parts.length === 2 && COUNTY.test(last)) return TITLE_CASE.test(parts[0]!) && orgScore(parts[0]!) === 0 && titleScore(parts[0]!) < 1
  if (parts.length > 5) return false
  const plain = (part: string) => TITLE_CASE.test(part.replace(POSTCODE, '').trim()) || isRegion(part) || isCity(part)
  if (parts.length <= 3) return (isRegion(last) || isCity(last)) && parts.slice(0, -1).every((part) => plain(part) || /\d/.test(part))
  return (isRegion(last) || isCity(last) || POSTCODE.test(last)) && /\d/.test(bare)
}

/**
 * Whether a text with commas is only a place: "Milton Keynes, UK" is, "Acme, Leeds" is an employer and its city. Text before a known city
 * is not part of the place unless it is a city too.
 */
export function isPlaceAlone(text: string): boolean {
  const [first = '', second, third] = text.split(/,\s*/)
  // "Support Specialist, Surrey, BC" starts with a title.
  if (!isPlace(text) || (second !== undefined && titleScore(first) >= 2 && !isCity(first))) return false
  if (second === undefined || isCity(first) || COUNTY.test(second)) return true
  const isCountry = (part: string) => COUNTRIES.has(part.toLowerCase())
  if (third === undefined) return isRegion(second) && !(isCity(second) && !isCountry(second))
  // In "Troquelados Cumbres, Santa Catarina, N.L." the second part is a town with the name of a region.
  return isRegion(second) && (isCountry(third) || !isRegion(third))
}
