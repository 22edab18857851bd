/** Countries whose law on adverts is named; EU stands for its directives. */
export const advertCountries = ['UK', 'US', 'DE', 'EU'] as const
/** A country whose law on adverts is named. */
export type AdvertCountry = (typeof advertCountries)[number]
