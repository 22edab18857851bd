import type { Language } from './translatedFiles.ts'

/** What visitors see at the address of a page without a translation, in a sentence; `main` is the tag of the site’s language. */
export function visitorsSee({ tag, name, notice }: Language, main: string): string {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  const language = name ?? names.of(tag)!
  return notice === undefined
    ? `Until then, the page is left out in ${language}, and links lead to the page in ${names.of(main)}.`
    : `Until then, visitors see the page in ${names.of(main)}, with the notice “${notice}”`
}
