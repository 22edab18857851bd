import type { SiteSettings } from '#schemas/site.ts'
import { isFields } from '#src/site/isFields.ts'

/** The interface texts of a section package, from the settings of a site; undefined if no package has this name. */
export function wordsOfPackage({ words }: Pick<SiteSettings, 'words'>, name: string): Readonly<Record<string, unknown>> | undefined {
  const found = (words as Readonly<Record<string, unknown>>)[name]
  return isFields(found) ? found : undefined
}
