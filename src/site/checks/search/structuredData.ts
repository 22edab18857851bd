import type { FieldType } from '#schemas/fieldTypes.ts'
import type { StructuredData } from '#schemas/structuredData.ts'
import { MUSEUM } from '#src/site/checks/examplePieces.ts'
import { nearestFix } from '#src/site/checks/fixes.ts'
import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import { type Place, type RuleProblem, rule } from '#src/site/checks/rule.ts'
import { partsOf } from '#src/site/fields/fieldWords.ts'
import { templateFields } from '#src/site/fields/fieldTemplate.ts'
import { isA, propertiesOf, typeNames, valuesOf } from '#src/site/head/vocabulary/vocabulary.ts'
import type { KeyPath } from '#src/site/site.ts'
import { didYouMean } from '#src/site/words/nearest.ts'

const START = '"startDate": "{period.start}"'

export const structuredData = rule({
  code: 'E_STRUCTURED_DATA',
  group: 'search',
  severity: 'error',
  title: 'Structured data that schema.org does not know',
  about:
    'The structuredData of a collection names a type, a property or a field that does not exist, or a field whose values the property ' +
    'does not take. Search engines would ignore it.',
  advice: 'Use the types and properties of schema.org, and fields of the right kind.',
  example: { ...MUSEUM, file: 'collections/exhibitions/index.json', replaces: START, bad: '"startdate": "{period.start}"', good: START },
  ignoresWords: true,
  check: ({ collections }) =>
    Object.entries(collections).flatMap(([name, { structuredData: mapping, fields }]) =>
      mapping ? problemsOf({ file: `collections/${name}/index.json`, keyPath: ['structuredData'] }, mapping, { fields, collections }) : [],
    ),
})

type Around = { fields: Readonly<Record<string, FieldType>>; collections: ReadConfig['collections'] }

function problemsOf({ file, keyPath }: Place, { type, properties }: StructuredData, around: Around): RuleProblem[] {
  const at = (...keys: KeyPath): Place => ({ file, keyPath: [...keyPath, ...keys] })
  if (!typeNames.includes(type)) {
    const hint = didYouMean(type, typeNames) ?? 'Choose a type from the list at schema.org/docs/full.html.'
    return [{ ...at('type'), message: `"${type}" is not a type of schema.org`, hint, fix: nearestFix(at('type'), type, typeNames) }]
  }
  const known = propertiesOf(type)
  return Object.entries(properties).flatMap(([property, mapped]): RuleProblem[] => {
    const place = at('properties', property)
    const types = known.get(property)
    if (!types) {
      const hint = didYouMean(property, known.keys()) ?? `Choose a property from the list at schema.org/${type}.`
      return [{ ...place, onKey: true, message: `"${property}" is not a property of ${type}`, hint }]
    }
    if (typeof mapped === 'string') return textProblems(place, property, mapped, types, around)
    if (typeNames.includes(mapped.type) && !types.some((expected) => isA(mapped.type, expected)))
      return [wrongKind({ ...place, keyPath: [...place.keyPath, 'type'] }, property, types, `"${mapped.type}" is another type`)]
    return problemsOf(place, mapped, around)
  })
}

function textProblems(place: Place, property: string, text: string, types: readonly string[], around: Around): RuleProblem[] {
  const fields = templateFields(text)
  const known = ['name', ...Object.keys(around.fields)]
  for (const { raw, name, part, format } of fields) {
    const field = Object.hasOwn(around.fields, name) ? around.fields[name] : undefined
    if (!known.includes(name)) {
      const hint = didYouMean(name, known) ?? `Fields: ${known.join(', ')}.`
      return [{ ...place, message: `${raw} is not a field of this collection`, hint }]
    }
    if (format !== undefined)
      return [
        { ...place, message: `${raw} names a format, but search engines read values as they are`, hint: 'Write it without the format.' },
      ]
    const parts = field ? partsOf(field.kind) : []
    if (part !== undefined && !parts.includes(part)) {
      const hint = parts.length === 0 ? 'Write only the name of the field.' : (didYouMean(part, parts) ?? `Parts: ${parts.join(', ')}.`)
      return [{ ...place, message: `${raw} names a part that the field does not have`, hint }]
    }
  }
  const [only] = fields
  const isWhole = only?.raw === text
  const given = isWhole ? kindsOf(around, property, around.fields[only.name], only.part) : literalKinds(text, types)
  if (given.some((kind) => types.some((expected) => isA(kind, expected)))) return []
  if (!isWhole && types.every((type) => valuesOf(type).length > 0)) {
    const values = types.flatMap(valuesOf)
    const hint = didYouMean(text, values) ?? `Choose one of: ${values.join(', ')}.`
    return [{ ...place, message: `"${text}" is not a value of ${property}`, hint, fix: nearestFix(place, text, values) }]
  }
  return [wrongKind(place, property, types, isWhole ? `${text} is ${saidKind(given)}` : 'this is a text')]
}

function wrongKind(place: Place, property: string, types: readonly string[], given: string): RuleProblem {
  const expected = types.filter((type) => type !== 'Role').join(' or ')
  const things = types.filter((type) => typeNames.includes(type))
  const hint =
    things[0] === undefined
      ? 'Choose a field of another kind.'
      : `Choose another field, or write { "type": "${things[0]}", "properties": { … } }.`
  return { ...place, message: `"${property}" takes ${expected}, but ${given}`, hint }
}

function saidKind(kinds: readonly string[]): string {
  return kinds.length === 0 ? 'a list of groups' : `of type ${kinds[0]}`
}

/** The types of schema.org that a literal text can have. */
function literalKinds(text: string, types: readonly string[]): string[] {
  const name = text.replace(/^https:\/\/schema\.org\//, '')
  return [
    'Text',
    ...(text.startsWith('https://') ? ['URL'] : []),
    ...(/^-?\d+(?:\.\d+)?$/.test(text) ? ['Number', 'Integer'] : []),
    ...(/^\d{4}-\d\d-\d\d/.test(text) ? ['Date', 'DateTime'] : []),
    ...(/^P(?:\d|T\d)/.test(text) ? ['Duration'] : []),
    ...(/^(?:true|false)$/.test(text) ? ['Boolean'] : []),
    ...types.filter((type) => valuesOf(type).includes(name)),
  ]
}

/** The types of schema.org that the value of a field becomes, the most exact one first. */
function kindsOf({ collections }: Around, property: string, field: FieldType | undefined, part: string | undefined): string[] {
  if (!field) return ['Text']
  if (part !== undefined) return field.kind === 'period' ? ['Date', 'DateTime', 'Text'] : ['Text']
  switch (field.kind) {
    case 'number':
      return field.decimals === 0 ? ['Number', 'Integer', 'Text'] : ['Number', 'Text']
    case 'price':
      return property === 'offers' ? ['Offer'] : ['Number', 'Text']
    case 'date':
      return ['Date', 'DateTime', 'Text']
    case 'picture':
      return ['URL', 'ImageObject']
    case 'file':
      return ['URL', 'MediaObject']
    case 'link':
      return ['URL', 'Text']
    case 'place':
      return ['Place']
    case 'reference': {
      const type = collections[field.collection]?.structuredData?.type
      return type === undefined ? ['Text'] : [type]
    }
    case 'list':
      return []
    default:
      return ['Text']
  }
}
