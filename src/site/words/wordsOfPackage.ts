import type { SiteSettings } from '#schemas/site.ts'
import { isFields } from '#src/site/isFields.ts'

/** The words of a package of section types, from the settings of a site; undefined where the name is that of no package. */
export function wordsOfPackage({ words }: Pick<SiteSettings, 'words'>, name: string): Readonly<Record<string, unknown>> | undefined {
  const found = (words as Readonly<Record<string, unknown>>)[name]
  return isFields(found) ? found : undefined
}
