/** Kinds of files that can have overlay translations, by schema name. */
export const translatedKinds: ReadonlySet<string> = new Set(['site', 'header', 'footer', 'page', 'collection', 'fragment'])
