import type { SiteSettings } from '#schemas/site.ts'
import type { Site } from '#src/site/site.ts'
import type { PageTheme } from './http/pageStyle.ts'
import { type ReceivedForm, receivedForms } from './receivedForms.ts'
import { type ReceiverLanguage, receiverLanguages } from './receiverLanguages.ts'

/** The site data that the receiver needs: its forms by name, the texts of its further languages, and the style of its own pages. */
export type ReceiverSite = {
  forms: ReadonlyMap<string, ReceivedForm>
  languages: readonly ReceiverLanguage[]
  settings: Pick<SiteSettings, 'name' | 'url' | 'language' | 'words' | 'forms'>
  theme: PageTheme
}

/** The receiver’s part of a site. */
export function receiverSite(site: Site): ReceiverSite {
  const { name, url, language, words, forms } = site.settings
  const { colors, radius } = site.theme
  return {
    forms: receivedForms(site),
    languages: receiverLanguages(site),
    settings: { name, url, language, words, forms },
    theme: { colors, radius },
  }
}
