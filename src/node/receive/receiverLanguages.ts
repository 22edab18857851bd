import { findPage } from '#src/site/pages/lookup.ts'
import { viewOf } from '#src/site/languages/viewOf.ts'
import type { Site } from '#src/site/site.ts'
import { type ReceivedForm, receivedForms } from './receivedForms.ts'

/** What the receiver says to visitors of pages in a further language of the site. */
export type ReceiverLanguage = {
  tag: string
  /** How the addresses of these pages begin, without slashes. */
  folder: string
  /** What the way home is called, and where it leads. */
  home: string
  homePath: string
  /** The forms that have words of their own there, by name. */
  forms: ReadonlyMap<string, ReceivedForm>
}

/** The further languages of a site, with its forms as they are worded there. Messages go where those of the form itself go. */
export function receiverLanguages(site: Site): ReceiverLanguage[] {
  const originals = receivedForms(site)
  return (site.languages ?? []).map(({ tag, folder, settings }) => {
    const view = viewOf(site, { language: tag })
    const found = receivedForms({ pages: view.pages.filter(({ isFallback }) => !isFallback) })
    const forms = [...found].map(([name, form]): [string, ReceivedForm] => {
      const { thanks, ...delivery } = (originals.get(name) ?? form).delivery
      return [name, { ...form, delivery: { ...delivery, ...(thanks !== undefined && { thanks: pathThere(view, thanks) }) } }]
    })
    const homePath = findPage(view, '/')?.path ?? '/'
    return { tag, folder, home: settings.words.home, homePath, forms: new Map(forms) }
  })
}

/** Where a link leads in a language. */
function pathThere(view: Site, href: string): string {
  const path = /^[^?#]*/.exec(href)![0]
  return (findPage(view, path)?.path ?? path) + href.slice(path.length)
}
