import type { TextLink } from '#src/site/pages/pageData.ts'

/** The group of pages whose name does not begin with a letter. */
const OTHER = '#'

/** The letter of a name in any script: its first one without accents, in capitals. */
function letterOf(name: string): string {
  const first = name.normalize('NFKD').replace(/^[^\p{L}\p{N}]+/u, '')
  const letter = String.fromCodePoint(first.codePointAt(0) ?? 35).toUpperCase()
  return /\p{L}/u.test(letter) ? letter.normalize('NFC') : OTHER
}

/** Pages, sorted by name, in groups by their first letter, which are sorted for `language`; other pages are last, under `#`. */
export function pagesByLetter(pages: readonly TextLink[], language: string): [letter: string, pages: TextLink[]][] {
  const groups = new Map<string, TextLink[]>()
  for (const page of pages) {
    const letter = letterOf(page.label)
    const group = groups.get(letter)
    if (group) group.push(page)
    else groups.set(letter, [page])
  }
  const { compare } = new Intl.Collator(language)
  return Array.from(groups).sort(([one], [other]) => Number(one === OTHER) - Number(other === OTHER) || compare(one, other))
}
