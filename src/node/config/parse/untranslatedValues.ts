import type { FieldType, FieldTypes } from '#schemas/fieldTypes.ts'
import { isTranslated } from '#schemas/fieldValues.ts'
import { isFields } from '#src/site/isFields.ts'
import type { Fields } from '#src/site/languages/overlay.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'
import type { KeyPath } from '#src/site/site.ts'

/** Values in a translation of an entry that are the same in every language, such as days, numbers and choices. */
export function untranslatedValues(file: string, own: Fields, types: FieldTypes | undefined): UnplacedProblem[] {
  return types ? valuesIn(own['fields'], types, ['fields']).map((found) => ({ ...found, file })) : []
}

function valuesIn(own: unknown, types: Readonly<Record<string, FieldType>>, keyPath: KeyPath): Omit<UnplacedProblem, 'file'>[] {
  if (!isFields(own)) return []
  return Object.keys(own).flatMap((name) => {
    const type = types[name]
    const place = [...keyPath, name]
    const value = own[name]
    if (type?.kind === 'list')
      return Array.isArray(value) ? value.flatMap((item, index) => valuesIn(item, type.fields, [...place, index])) : []
    if (!type || isTranslated(type.kind)) return []
    const message = `"${type.label}" is the same in every language`
    return [{ code: 'E_FIELD_SOURCE', keyPath: place, onKey: true, message } as const]
  })
}
