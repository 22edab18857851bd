/** What can be translated beside itself, by the names of its schema. */
export const translatedKinds: ReadonlySet<string> = new Set(['site', 'header', 'footer', 'page', 'collection', 'fragment'])
