/** Languages in which `init` can write a site. */
export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const

/** Kinds of sites that `init` can write: work that people do for others, a shop that people visit, an association. */
export const SITE_KINDS = ['services', 'shop', 'association'] as const

/** A language tag. */
export type Language = (typeof LANGUAGES)[number]
/** A kind of site. */
export type SiteKind = (typeof SITE_KINDS)[number]
