/** Countries whose law on job advertisements is cited; EU means its directives. */
export const advertCountries = ['UK', 'US', 'DE', 'EU'] as const
/** A country whose law on job advertisements is cited. */
export type AdvertCountry = (typeof advertCountries)[number]
