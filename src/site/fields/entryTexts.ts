import type { FieldType, FieldTypes } from '#schemas/fieldTypes.ts'
import type { RuleProblem } from '#src/site/checks/rule.ts'
import { didYouMean } from '#src/site/words/nearest.ts'
import type { FieldValue } from './fieldValue.ts'
import { type FieldLocale, fieldWords, formatsOf, hasWords, partWords, partsOf } from './fieldWords.ts'
import { type TemplateField, templateFields, withFields } from './fieldTemplate.ts'

/** The texts of a page that may contain fields in braces. */
export const FIELD_TEXTS = ['name', 'title', 'description', 'summary'] as const
type Texts = { [Text in (typeof FIELD_TEXTS)[number]]: string }

/** A problem of a field in braces. `isEmpty` means that the field has no value; otherwise it does not exist. */
export type TextFault = Pick<RuleProblem, 'message' | 'hint'> & { text: keyof Texts; field: string; isEmpty: boolean }

/** The texts of an entry, in which values replace the fields in braces, and the fields that have none. A name cannot contain references. */
export function entryTexts(
  texts: Texts,
  types: FieldTypes,
  values: Readonly<Record<string, FieldValue>>,
  locale: FieldLocale,
): { texts: Texts; faults: TextFault[] } {
  const made = { ...texts }
  const faults: TextFault[] = []
  for (const text of FIELD_TEXTS) {
    const fields = templateFields(texts[text])
    if (fields.length === 0) continue
    const filled = fields.map((field) => {
      // The name comes first, so it is filled already.
      const found = field.name === 'name' && text !== 'name' && !types['name'] ? made.name : wordsOf(field, text, types, values, locale)
      if (typeof found === 'string') return { ...field, words: found }
      faults.push({ ...found, text, field: field.name })
      return { ...field, words: '' }
    })
    made[text] = withFields(texts[text], filled)
  }
  return { texts: made, faults }
}

type Fault = Pick<TextFault, 'message' | 'hint' | 'isEmpty'>

function wordsOf(
  { raw, name, part, format }: TemplateField,
  text: keyof Texts,
  types: FieldTypes,
  values: Readonly<Record<string, FieldValue>>,
  locale: FieldLocale,
): string | Fault {
  const type = Object.hasOwn(types, name) ? types[name]! : undefined
  if (!type) {
    const known = [...(text === 'name' ? [] : ['name']), ...Object.keys(types)]
    return { isEmpty: false, message: `${raw} is not a field of this collection`, hint: didYouMean(name, known) ?? listed('Fields', known) }
  }
  const fault = misused(type, raw, part, format) ?? (text === 'name' && type.kind === 'reference' ? referenceInName(raw) : undefined)
  if (fault) return { isEmpty: false, ...fault }
  const value = values[name]
  const words =
    value === undefined || type.kind === 'list'
      ? undefined
      : part === undefined
        ? fieldWords(type, value, locale, format)
        : partWords(value, part, locale, format)
  return (
    words ?? { isEmpty: true, message: `${raw} has no value in this entry`, hint: `Fill in "${name}", or write the ${text} without it.` }
  )
}

function misused(
  { kind }: FieldType,
  raw: string,
  part: string | undefined,
  format: string | undefined,
): Omit<Fault, 'isEmpty'> | undefined {
  if (!hasWords(kind)) return { message: `${raw} is of kind ${kind}, which has no words for a line of text`, hint: 'Choose another field.' }
  if (part !== undefined && !partsOf(kind).includes(part)) {
    const known = partsOf(kind)
    const hint = known.length === 0 ? 'Write only the name of the field.' : (didYouMean(part, known) ?? listed('Parts', known))
    return { message: `${raw} names a part that a field of kind ${kind} does not have`, hint }
  }
  if (format !== undefined && !formatsOf(kind).includes(format)) {
    const known = formatsOf(kind)
    const hint = known.length === 0 ? 'Write only the name of the field.' : (didYouMean(format, known) ?? listed('Formats', known))
    return { message: `${raw} names a format that a field of kind ${kind} does not have`, hint }
  }
  return undefined
}

function referenceInName(raw: string): Omit<Fault, 'isEmpty'> {
  return { message: `${raw} is a reference, which a name cannot contain`, hint: 'Use it in the title, the description or the summary.' }
}

function listed(word: string, names: readonly string[]): string {
  return `${word}: ${names.join(', ')}.`
}
