import { z } from 'zod'
import { Slug, line } from './atoms.ts'
import { LanguageTag } from './languageTag.ts'

const Language = z
  .strictObject({
    tag: LanguageTag.describe('The language, such as de or pt-BR.'),
    folder: Slug.optional().describe(
      'How its addresses begin and its files end: with de, the page /de/visit is translated in pages/visit.de.json. The tag in lower ' +
        'case when left out.',
    ),
    name: line(40).optional().describe('What the language is called in the language switch; its own name for itself when left out.'),
    notice: line(200)
      .optional()
      .describe(
        'Said over a page that has no translation yet, in this language: the page is then shown in the language of the site. Without it ' +
          'such a page is left out, and links lead to the page in the language of the site.',
      ),
  })
  .describe('A language into which pages are translated.')

/** The languages of a site beside its own. */
export const Languages = z
  .array(Language)
  .max(20)
  .superRefine((all, context) => {
    const folders = all.map(folderOf)
    for (const [index, folder] of folders.entries())
      if (folders.indexOf(folder) < index)
        context.addIssue({
          code: 'custom',
          path: [index, 'tag'],
          message: `a language of the folder ${folder} is there already; remove one`,
        })
  })
  .default([])

/** The first part of the addresses of a language. */
export function folderOf({ tag, folder }: z.output<typeof Language>): string {
  return folder ?? tag.toLowerCase()
}
