/** Languages of new sites. */
export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const

/** Kinds of new sites: services for people, a shop to visit, an association. */
export const SITE_KINDS = ['services', 'shop', 'association'] as const

/** A language tag. */
export type Language = (typeof LANGUAGES)[number]
/** A kind of site. */
export type SiteKind = (typeof SITE_KINDS)[number]
