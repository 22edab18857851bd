import type { Page } from '#src/contract/files.ts'
import type { Pictures } from '#src/site/checks/readConfig.ts'
import type { PageParts } from './assemblePage.ts'
import { entryTexts } from '#src/site/fields/entryTexts.ts'
import type { FieldValue } from '#src/site/fields/fieldValue.ts'
import type { FieldLocale } from '#src/site/fields/fieldWords.ts'
import type { FileContent } from '#src/node/config/parse/collectFacts.ts'
import type { PageFacts } from './pageFacts.ts'
import { folderOfPage, pagePlace } from './pagePlace.ts'
import { sectionText } from './sectionText.ts'
import { NEED, type SharedConfig } from './sharedConfig.ts'
import { anchorSpelling } from '#src/site/words/spelling.ts'

/** Inputs of assembling and checking a page; `needs` are the inputs read so far, each with its hash. */
type RecordedParts = PageParts & {
  pictures: Pictures
  language(): string | undefined
  hasBooking(): boolean
  tones(): readonly string[] | undefined
  usedFragments(): (FileContent | undefined)[]
  needs(): PageFacts['needs']
}

/** Inputs of a page, which record their use; `own` is the content of its own `file`. */
export function recordedParts(shared: SharedConfig, file: string, own: FileContent | undefined): RecordedParts {
  const noted = new Set<string>()
  const note = (kind: string, name = '') => void noted.add(kind + name)
  // Which files are translations, and into which language.
  note(NEED.languages)
  const folder = folderOfPage(file, shared)
  const overlay = shared.overlayFile(file)
  if (overlay) note(NEED.source, overlay.source)
  /** Content of a shared file in the language of the page. */
  const translated = <Value>(name: string, otherwise: FileContent<Value> | undefined) => {
    if (folder === undefined) return otherwise
    const ofLanguage = `${name}.${folder}.json`
    note(NEED.overlay, ofLanguage)
    // A translation of a file with problems is not used.
    return otherwise && ((shared.contentOf(ofLanguage) as FileContent<Value> | undefined) ?? otherwise)
  }
  const fragments = new Set<string>()
  const known = new Map<string, ReturnType<typeof sectionText>[]>()

  const texts = {
    get(file: string) {
      note(NEED.text, file)
      return shared.texts.get(file)
    },
    isFolder: shared.texts.isFolder,
  }
  const collections: RecordedParts['collections'] = {
    get(name) {
      note(NEED.collection, name)
      return translated(`collections/${name}/index`, shared.collections.get(name))
    },
  }
  return {
    collections,
    place() {
      const collection = file.startsWith('collections/') ? collections.get(file.split('/')[1]!) : undefined
      return pagePlace(file, own as FileContent<Page> | undefined, collection, shared)
    },
    fieldLocale(language) {
      const locale: FieldLocale = {
        language,
        get fromDay() {
          note(NEED.word, folder)
          return shared.fromDay(folder)
        },
        nameOf(collection, id) {
          const places = [id, ...(folder === undefined ? [] : [`${id}.${folder}`])].map((name) => `collections/${collection}/${name}.json`)
          for (const place of places) note(NEED.entry, place)
          const written = places.flatMap((place) => shared.writtenEntry(place) ?? [])
          const name = written.findLast((entry) => entry.name !== undefined)?.name
          const types = name?.includes('{') ? collections.get(collection)?.value.fields : undefined
          const values = Object.assign({}, ...written.map(({ fields }) => fields)) as Readonly<Record<string, FieldValue>>
          return name && types ? entryTexts({ name, title: '', description: '', summary: '' }, types, values, locale).texts.name : name
        },
      }
      return locale
    },
    fragments: {
      get(name) {
        note(NEED.fragment, name)
        fragments.add(name)
        return translated(`fragments/${name}`, shared.fragments.get(name))
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
    spelling() {
      note(NEED.language)
      const spoken = overlay ? shared.language : shared.languageOf(file)
      return anchorSpelling(spoken ?? 'en', shared.addresses)
    },
    hasBooking() {
      note(NEED.booking)
      return shared.hasBooking
    },
    tones() {
      note(NEED.tones)
      return shared.tones
    },
    usedFragments: () => [...fragments].map((name) => translated(`fragments/${name}`, shared.fragments.get(name))),
    needs: () => [...noted].sort().map((need): [string, string] => [need, shared.needHash(need)]),
  }
}
