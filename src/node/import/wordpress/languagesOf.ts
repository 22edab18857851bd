import { metaEntries } from './metaValue.ts'
import type { WordPressExport, WordPressItem } from './readExport.ts'

/** The language of an item, and a key that it shares with its translations; both undefined if the export does not tell. */
export type ItemLanguage = { language: string | undefined; group: string | undefined }

/** Finds the languages of items that Polylang or WPML wrote into an export. */
export function languagesOf({ terms, items }: WordPressExport): (item: WordPressItem) => ItemLanguage {
  const groups = new Map<string, string>()
  for (const term of terms)
    if (term.taxonomy === 'post_translations') for (const [, id] of metaEntries(term.description)) groups.set(id, term.slug)
  const duplicated = new Set(items.flatMap(({ meta }) => meta.get('_icl_lang_duplicate_of') ?? []))
  return ({ fields, meta, terms }) => {
    const id = fields.get('wp:post_id') ?? ''
    const language =
      terms.find(({ domain }) => domain === 'language')?.slug ??
      meta.get('_wpml_import_language_code') ??
      /[?&]lang=([a-z]{2,3}(?:-[a-z]{2,4})?)(?:&|$)/i.exec(fields.get('link') ?? '')?.[1]
    const group =
      terms.find(({ domain }) => domain === 'post_translations')?.slug ??
      groups.get(id) ??
      meta.get('_wpml_import_translation_group') ??
      // WPML links a copy to its original.
      meta.get('_icl_lang_duplicate_of') ??
      (duplicated.has(id) ? id : undefined)
    return { language: language?.replace(/^pll_/, ''), group }
  }
}

/** A language tag that a site can have, such as `de` of `de_DE_formal`; undefined if it is none. */
export function tagOf(said: string): string | undefined {
  const found = /^([a-z]{2})(?:[-_]([a-z]{2}))?(?:[-_]|$)/i.exec(said)
  if (!found) return undefined
  return found[2] === undefined ? found[1]!.toLowerCase() : `${found[1]!.toLowerCase()}-${found[2].toUpperCase()}`
}
