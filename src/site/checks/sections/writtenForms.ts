import { perConfig } from '#src/site/checks/perConfig.ts'
import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import type { PageUses } from '#src/site/pages/pageUses.ts'
import type { SitePage } from '#src/site/site.ts'

/** A form, with the first page that shows it. */
type WrittenForm = PageUses['forms'][number] & { page: SitePage }

/** The forms of all pages, once for each place where they are written: several pages may show the form of a fragment. */
export const writtenForms = perConfig(({ pages }: ReadConfig): WrittenForm[] => {
  const forms = new Map<string, WrittenForm>()
  for (const page of pages)
    for (const form of page.uses.forms) {
      const place = JSON.stringify([form.file, form.keyPath])
      if (!forms.has(place)) forms.set(place, { ...form, page })
    }
  return [...forms.values()]
})
