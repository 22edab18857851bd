import type { z } from 'zod'
import type { FragmentFile, Page } from '#src/contract/files.ts'
import { sectionSchemas } from '#src/contract/sections.ts'
import { traitsOf } from '#src/node/sections/traitsOf.ts'
import type { StarterWords } from '#src/prose/starterWords.ts'
import { type Source, parseSource } from './sources.ts'

/** The section types that a new page can start with. */
type Main = 'hero' | 'glossaryEntry'

type Sections = z.input<typeof Page>['sections']

/** The table: the starter values of sections, instead of the words of the examples. */
const beginnings: Record<Main | 'none', (name: string, words: StarterWords) => Sections> = {
  hero: (name, words) => [{ ...plainHero(), title: name, lead: words.lead }, textOf(words)],
  glossaryEntry: (name, words) => [{ type: 'glossaryEntry', term: name, definition: words.definition(name), body: words.entry }],
  none: (_name, words) => [textOf(words)],
}

function textOf({ heading, body }: StarterWords): Sections[number] {
  return { type: 'richText', title: heading, body }
}

/** The sections of a new page: they start like those of its neighbours in a collection, or else with a plain hero. */
export function starterSections(name: string, words: StarterWords, collection: string | undefined, sources: Source[]): Sections {
  return beginnings[collection === undefined ? 'hero' : beginningOf(collection, sources)](name, words)
}

/** The section that most entries of a collection start with; `none` if the collection itself puts a main heading on every page. */
function beginningOf(collection: string, sources: Source[]): Main | 'none' {
  const index = sources.find(({ file }) => file === `collections/${collection}/index.json`)
  const parsed = index && parseSource(index)?.value
  if (mainIn([...sectionsAt(parsed, 'before'), ...sectionsAt(parsed, 'after')], sources)) return 'none'
  const entries = sources.filter(({ file, kind }) => kind === 'entry' && file.startsWith(`collections/${collection}/`))
  const mains = entries.flatMap((entry) => mainIn(sectionsAt(parseSource(entry)?.value, 'sections'), sources) ?? [])
  return mains.filter((main) => main === 'glossaryEntry').length > mains.length / 2 ? 'glossaryEntry' : 'hero'
}

type Written = { type: string; fragment?: string }

function sectionsAt(value: Record<string, unknown> | undefined, key: string): Written[] {
  return (value?.[key] as Written[] | undefined) ?? []
}

/** The first section type that can open the page. */
function mainIn(sections: Written[], sources: Source[]): string | undefined {
  for (const { type, fragment } of sections) {
    if (traitsOf(type)?.opensPage) return type
    const shared = type === 'fragment' ? sources.find(({ file }) => file === `fragments/${fragment}.json`) : undefined
    const inside = shared && mainIn((parseSource(shared)?.value as unknown as FragmentFile | undefined)?.sections ?? [], sources)
    if (inside) return inside
  }
  return undefined
}

/** The schema’s example that consists of words only. */
function plainHero(): Extract<Sections[number], { type: 'hero' }> {
  const examples = sectionSchemas[0].meta()?.['examples'] as Extract<Sections[number], { type: 'hero' }>[]
  return { ...examples.find(({ variant }) => variant === 'plain')! }
}
