/** Languages of new sites. */
export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const

/** Kinds of new sites: services for people, a shop to visit, an association. */
export const SITE_KINDS = ['services', 'shop', 'association'] as const

/** Looks of new sites: house styles, one file each in `looks`. */
export const LOOKS = ['software', 'museum', 'law-office', 'restaurant', 'craft', 'festival', 'clinic', 'magazine'] as const

/** A language tag. */
export type Language = (typeof LANGUAGES)[number]
/** A kind of site. */
export type SiteKind = (typeof SITE_KINDS)[number]
/** The name of a look. */
export type LookName = (typeof LOOKS)[number]
