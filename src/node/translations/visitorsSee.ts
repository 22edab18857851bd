import { nameInEnglish } from '#src/site/languages/nameInEnglish.ts'
import type { Language } from './translatedFiles.ts'

/** What visitors see at the address of a page without a translation, in a sentence; `main` is the tag of the site’s language. */
export function visitorsSee({ tag, name, notice }: Language, main: string): string {
  return notice === undefined
    ? `Until then, the page is left out in ${name ?? nameInEnglish(tag)}, and links lead to the page in ${nameInEnglish(main)}.`
    : `Until then, visitors see the page in ${nameInEnglish(main)}, with the notice “${notice}”`
}
