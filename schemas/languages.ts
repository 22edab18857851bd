import { z } from 'zod'
import { Slug, line } from './atoms.ts'
import { LanguageTag } from './languageTag.ts'

const Language = z
  .strictObject({
    tag: LanguageTag.describe('The language, such as de or pt-BR.'),
    folder: Slug.optional().describe(
      'First part of its addresses and ending of its files: with de, pages/visit.de.json is the page /de/visit. Default: the tag in ' +
        'lower case.',
    ),
    name: line(40).optional().describe('Name of the language in the language switch. Default: its name in the language itself.'),
    notice: line(200)
      .optional()
      .describe(
        'Notice, in this language, on pages without a translation, which are then shown in the language of the site. Without a notice ' +
          'such pages are left out, and links lead to the page in the language of the site.',
      ),
  })
  .describe('A language into which pages are translated.')

/** Additional languages of a site. */
export const Languages = z
  .array(Language)
  .max(20)
  .superRefine((all, context) => {
    const folders = all.map(folderOf)
    for (const [index, folder] of folders.entries())
      if (folders.indexOf(folder) < index)
        context.addIssue({ code: 'custom', path: [index, 'tag'], message: `another language already has the folder ${folder}; remove one` })
  })
  .default([])

/** The first part of the addresses of a language. */
export function folderOf({ tag, folder }: z.output<typeof Language>): string {
  return folder ?? tag.toLowerCase()
}
