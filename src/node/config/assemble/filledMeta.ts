import type { Collection, Page } from '#src/contract/files.ts'
import { entryTexts } from '#src/site/fields/entryTexts.ts'
import { templateFields } from '#src/site/fields/fieldTemplate.ts'
import type { FieldLocale } from '#src/site/fields/fieldWords.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'
import type { PageMeta } from '#src/site/site.ts'
import type { FileContent } from '#src/node/config/parse/collectFacts.ts'
import { pageMeta } from './pageMeta.ts'

/** A page as parsed, and its collection in its language. */
type Filled = Pick<FileContent<Page>, 'file' | 'value'> & { collection: FileContent<Collection> | undefined; locale(): FieldLocale }

/** The metadata of a page, in which values replace fields in braces, and the problems of these, where the text is written. */
export function filledMeta({ file, value, collection, locale }: Filled): { meta: PageMeta; faults: UnplacedProblem[] } {
  const meta = pageMeta(value, collection?.value)
  const types = collection?.value.fields ?? {}
  if (!collection || !hasFields(meta) || (Object.keys(types).length === 0 && !isGiven(collection, meta))) return { meta, faults: [] }
  const { texts, faults } = entryTexts(meta, types, meta.fields ?? {}, locale())
  return {
    meta: { ...meta, ...texts },
    faults: faults.map(({ text, field, isEmpty, message, hint }): UnplacedProblem => {
      const isOfCollection = text !== 'name' && collection.value.defaults[text] === meta[text]
      if (!isEmpty) {
        const place = isOfCollection ? { file: collection.file, keyPath: ['defaults', text] } : { file, keyPath: [text] }
        return { code: 'E_FIELD_NAME', ...place, message, hint }
      }
      const isThere = value.fields !== undefined && Object.hasOwn(value.fields, field)
      const own = isThere ? ['fields', field] : value.fields === undefined ? [] : ['fields']
      return isOfCollection
        ? { code: 'E_FIELD_EMPTY', file, keyPath: own, message: `${message}, but the ${text} from the collection contains it`, hint }
        : { code: 'E_FIELD_EMPTY', file, keyPath: [text], message, hint }
    }),
  }
}

function hasFields({ name, title, description, summary }: PageMeta): boolean {
  return [name, title, description, summary].some((text) => templateFields(text).length > 0)
}

/** Whether a text comes from the defaults of the collection. */
function isGiven({ value: { defaults } }: FileContent<Collection>, meta: PageMeta): boolean {
  return (['title', 'description', 'summary'] as const).some((text) => defaults[text] !== undefined && defaults[text] === meta[text])
}
