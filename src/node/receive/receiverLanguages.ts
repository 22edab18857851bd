import { findPage } from '#src/site/pages/lookup.ts'
import { viewOf } from '#src/site/languages/viewOf.ts'
import type { Site } from '#src/site/site.ts'
import { type ReceivedForm, receivedForms } from './receivedForms.ts'

/** The receiver’s texts for visitors of pages in a further language of the site. */
export type ReceiverLanguage = {
  tag: string
  /** The folder of these pages, without slashes. */
  folder: string
  /** The text and path of the home link. */
  home: string
  homePath: string
  /** The forms with texts in this language, by name. */
  forms: ReadonlyMap<string, ReceivedForm>
}

/** The further languages of a site, with its forms in each. Messages go to the recipients of the original form. */
export function receiverLanguages(site: Site): ReceiverLanguage[] {
  const originals = receivedForms(site)
  return (site.languages ?? []).map(({ tag, folder, settings }) => {
    const view = viewOf(site, { language: tag })
    const found = receivedForms({ pages: view.pages.filter(({ isFallback }) => !isFallback), settings })
    const forms = [...found].map(([name, form]): [string, ReceivedForm] => {
      const { thanks, ...delivery } = (originals.get(name) ?? form).delivery
      return [name, { ...form, delivery: { ...delivery, ...(thanks !== undefined && { thanks: pathThere(view, thanks) }) } }]
    })
    const homePath = findPage(view, '/')?.path ?? '/'
    return { tag, folder, home: settings.words.home, homePath, forms: new Map(forms) }
  })
}

/** The target of a link in a language. */
function pathThere(view: Site, href: string): string {
  const path = /^[^?#]*/.exec(href)![0]
  return (findPage(view, path)?.path ?? path) + href.slice(path.length)
}
