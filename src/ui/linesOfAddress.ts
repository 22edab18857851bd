import type { PostalAddress } from '#schemas/postalAddress.ts'

/** The lines of a postal address, as in a letter. */
export function linesOfAddress(
  { street, more, postalCode, city, region, country }: PostalAddress,
  order: 'city-code' | 'code-city',
): string[] {
  const town = (order === 'code-city' ? [postalCode, city] : [city, postalCode]).filter(Boolean).join(' ')
  return [street, more, town, region, country].flatMap((line) => line || [])
}
