import type { Pictures } from '#src/site/checks/readConfig.ts'
import type { PageParts } from './assemblePage.ts'
import type { FileContent } from './collectFacts.ts'
import type { PageFacts } from './pageFacts.ts'
import { sectionText } from './sectionText.ts'
import { NEED, type SharedConfig } from './sharedConfig.ts'

/** What a page is assembled from and checked with, and `needs`: what of it was looked at so far, each with its hash. */
type RecordedParts = PageParts & {
  pictures: Pictures
  language(): string | undefined
  hasBooking(): boolean
  usedFragments(): (FileContent | undefined)[]
  needs(): PageFacts['needs']
}

/** Gives a page what it is made from, and notes what is looked at; `own` is what its own file says. */
export function recordedParts(shared: SharedConfig, own: FileContent | undefined): RecordedParts {
  const noted = new Set<string>()
  const note = (kind: string, name = '') => void noted.add(kind + name)
  const fragments = new Set<string>()
  const known = new Map<string, ReturnType<typeof sectionText>[]>()

  const texts = {
    get(file: string) {
      note(NEED.text, file)
      return shared.texts.get(file)
    },
    isFolder: shared.texts.isFolder,
  }
  return {
    collections: {
      get(name) {
        note(NEED.collection, name)
        return shared.collections.get(name)
      },
    },
    fragments: {
      get(name) {
        note(NEED.fragment, name)
        fragments.add(name)
        return shared.fragments.get(name)
      },
    },
    textsOf(of) {
      let made = known.get(of)
      const { texts: fields = [] } = (of === own?.file ? own : shared.contentOf(of)) ?? {}
      if (!made) known.set(of, (made = fields.map((field) => sectionText(of, field, texts))))
      return made
    },
    pictures: {
      get(asset) {
        note(NEED.picture, asset)
        return shared.pictures.get(asset)
      },
    },
    language() {
      note(NEED.language)
      return shared.language
    },
    hasBooking() {
      note(NEED.booking)
      return shared.hasBooking
    },
    usedFragments: () => [...fragments].map((name) => shared.fragments.get(name)),
    needs: () => [...noted].sort().map((need): [string, string] => [need, shared.needHash(need)]),
  }
}
