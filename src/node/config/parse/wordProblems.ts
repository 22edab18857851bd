import { fieldTypesOf } from '#src/contract/entryPage.ts'
import { isOwnType } from '#src/contract/sections.ts'
import { FIELD_TEXTS } from '#src/site/fields/entryTexts.ts'
import { isFields } from '#src/site/isFields.ts'
import { placeInOverlay } from '#src/site/languages/overlay.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'
import type { KeyPath, Reference } from '#src/site/site.ts'
import { englishWords } from '#src/prose/englishWords.ts'
import type { TextField } from './fieldReferences.ts'
import { type FieldName, LOOK, fieldNamed, ownFieldNamed } from './fieldNames.ts'
import { fieldSlipFinder } from '#src/prose/fieldSlips.ts'
import { foreignFinder, oneIfMany } from '#src/prose/foreignTexts.ts'
import type { ParseResult, ParsedFile } from './parseFile.ts'
import { type Siblings, writtenTexts } from './writtenTexts.ts'

type Fields = Record<string, unknown>

/**
 * A parsed file with its text, its problems so far, its references and the places of its Markdown, and the checks that apply to its texts.
 */
type WordedFile = Pick<ParseResult, 'english' | 'overlay'> & {
  parsed: ParsedFile
  before: ParseResult['problems']
  text: string
  references: readonly Reference[]
  textFields: readonly TextField[]
}

/** Problems in the words of a file’s fields, at most one per field. Checks every text once. */
export function wordProblems({ parsed, english, before, text, references, textFields, overlay }: WordedFile): readonly UnplacedProblem[] {
  const { file, kind, value } = parsed
  // One path that is mutated during the walk, because most strings have no problem.
  const keyPath: KeyPath = []
  const slipOf = fieldSlipFinder({ file, text, texts: textFields, isFilled: filledPlaces(parsed) })
  const written = writtenTexts(parsed, text, keyPath)
  const foreignOf = foreignFinder(parsed)
  const slips: UnplacedProblem[] = []
  const foreign: UnplacedProblem[] = []

  const lookAt = (words: string, key: string, field: FieldName, looks: number, beside?: Fields, siblings?: Siblings) => {
    const slip = slipOf(words, keyPath)
    if (slip) slips.push(slip)
    if ((looks & LOOK.written) !== 0) {
      if (beside) written.textBeside(words, key, field, beside, siblings)
      else written.text(words, key, field)
    }
    const strange = (looks & LOOK.foreign) !== 0 ? foreignOf?.(words, key) : undefined
    if (strange) foreign.push({ code: 'E_OTHER_LANGUAGE', file, keyPath: [...keyPath], message: strange.message, cause: strange.cause })
  }
  const visit = (inner: unknown, key: string, field: FieldName, looks: number) => {
    if (typeof inner === 'string') lookAt(inner, key, field, looks)
    else if (Array.isArray(inner)) visitList(inner, key, field, looks)
    else if (isFields(inner)) visitFields(inner, looks)
  }
  const visitList = (list: readonly unknown[], key: string, field: FieldName, looks: number) => {
    const items = new Map<string, unknown[]>()
    const siblings: Siblings = new Map()
    for (let index = 0; index < list.length; index += 1) {
      const item = list[index]
      keyPath.push(index)
      const isAgain = (looks & LOOK.written) !== 0 && list.length > 1 && written.isAgain(item, key, items)
      const rest = isAgain ? looks & ~LOOK.written : looks
      if (isFields(item)) visitFields(item, rest, siblings)
      else visit(item, key, field, rest)
      keyPath.pop()
    }
  }
  const addresses = new Set<string>()
  let inOwn = false
  const visitFields = (fields: Fields, above: number, siblings?: Siblings) => {
    const type = isSection(kind, keyPath) ? String(fields['type']) : undefined
    if (type !== undefined) inOwn = isOwnType(type)
    if (inOwn && addresses.size === 0) for (const { keyPath: place } of references) addresses.add(place.join())
    // Quotations can be in any language.
    const around = type === 'quote' ? above & ~LOOK.foreign : above
    for (const key in fields) {
      const inner = fields[key]
      // Templates are checked as texts of the entries.
      if (kind === 'collection' && key === 'source' && keyPath.length === 0) continue
      if (typeof inner !== 'string' && typeof inner !== 'object') continue
      // Old addresses are what they were.
      if (kind === 'redirects' && key === 'from') continue
      const field = inOwn ? ownFieldNamed(key) : fieldNamed(key)
      const looks = isPackage(kind, keyPath, inner) ? LOOK.slips | LOOK.written : around & field.looks
      if (looks === 0) continue
      keyPath.push(key)
      // An address is never shown as text.
      if (!inOwn || !addresses.has(keyPath.join())) {
        if (typeof inner === 'string') lookAt(inner, key, field, looks, fields, siblings)
        else visit(inner, key, field, looks)
      }
      keyPath.pop()
    }
    if (type !== undefined) inOwn = false
  }
  const isWritten = kind !== 'theme' && kind !== 'redirects' && kind !== 'slugs'
  const top = fieldNamed('')
  visit(value, '', top, isWritten ? top.looks : top.looks & ~LOOK.written)

  const found = [...slips, ...written.found, ...englishWords(parsed, english)]
  return foreign.length === 0 ? found : [...found, ...oneIfMany(untold(foreign))]

  /** Problems at places without an earlier problem that the translation itself writes. */
  function untold(texts: readonly UnplacedProblem[]): UnplacedProblem[] {
    const untranslated = before.flatMap((problem) => (problem.code === 'E_OTHER_LANGUAGE' && 'keyPath' in problem ? [problem.keyPath] : []))
    const told = new Set([...found.map((problem) => problem.keyPath), ...english, ...untranslated].map((place) => place.join('.')))
    return texts.filter((problem) => !told.has(problem.keyPath.join('.')) && (!overlay || placeInOverlay(overlay, problem.keyPath)))
  }
}

/** Where names of fields in braces are replaced by their values: in the texts of an entry with fields, and in those of its collection. */
function filledPlaces({ kind, schema, value }: ParsedFile): ((keyPath: KeyPath) => boolean) | undefined {
  if (kind === 'collection') return ([list]) => list === 'defaults' || list === 'structuredData'
  const types = fieldTypesOf(schema) ?? {}
  const given = kind === 'entry' && Object.keys(types).length > 0
  return given && isFields(value) ? ([text, ...inner]) => inner.length === 0 && FILLED.has(text!) : undefined
}

const FILLED = new Set<string | number>(FIELD_TEXTS)

/** Whether a value is the interface texts of a section package, which are complete and in the language of the site. */
function isPackage(kind: ParsedFile['kind'], keyPath: KeyPath, value: unknown): boolean {
  return kind === 'site' && keyPath.length === 1 && keyPath[0] === 'words' && isFields(value)
}

/** Whether a key path is that of a section. */
function isSection(kind: ParsedFile['kind'], [list, index, ...inner]: KeyPath): boolean {
  return typeof index === 'number' && inner.length === 0 && SECTION_LISTS[kind]?.includes(String(list)) === true
}

/** Lists of sections by kind of file. */
const SECTION_LISTS: { readonly [Kind in ParsedFile['kind']]?: readonly string[] } = {
  page: ['sections'],
  entry: ['sections'],
  fragment: ['sections'],
  collection: ['before', 'after'],
}
