import type { FormProps } from '#src/site/forms/formTypes.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import { withFormWords } from '#src/site/forms/formWords.ts'
import type { SiteSettings } from '#schemas/site.ts'

/** A form whose messages the receiver accepts. */
export type ReceivedForm = Omit<FormProps, 'delivery'> & {
  delivery: Extract<FormProps['delivery'], { kind: 'receiver' }>
  language: string
}

/**
 * The forms of a site that are sent to its receiver, by name. A form that is on several pages is one form: the first one counts, in the
 * main language if it is there. Texts that a form does not override are those of the settings.
 */
export function receivedForms({
  pages,
  notFound,
  notFoundIn = [],
  settings,
}: Pick<Site, 'pages'> & Partial<Pick<Site, 'notFound' | 'notFoundIn'>> & { settings: Pick<SiteSettings, 'words' | 'language'> }): Map<
  string,
  ReceivedForm
> {
  const forms = new Map<string, ReceivedForm>()
  const isSource = ({ language }: Pick<SitePage, 'language'>) => language === undefined
  for (const page of [
    ...pages.filter(isSource),
    ...(notFound ? [notFound] : []),
    ...notFoundIn,
    ...pages.filter((page) => !isSource(page)),
  ]) {
    // The sections of a page are read on demand.
    if (!page.uses.types.includes('form')) continue
    for (const section of page.sections) {
      if (section.type !== 'form' || section.delivery.kind !== 'receiver' || forms.has(section.name)) continue
      forms.set(section.name, { ...withFormWords(section, settings.words.form), delivery: section.delivery, language: settings.language })
    }
  }
  return forms
}
