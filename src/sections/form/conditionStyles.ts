import type { Field } from '#src/site/forms/formTypes.ts'

type Styles = Record<string, Record<string, Record<string, { display: 'none' }>>>

/**
 * Styles of a form that hide fields whose condition is not met, before its code has loaded as well. Browsers without scripts, or without
 * `:has`, show all fields, and the values of those that do not apply are ignored.
 */
export function conditionStyles(fields: readonly Field[]): Styles {
  const rules = fields.flatMap((field) => {
    const met = conditionOf(field, fields)
    return met ? [[`&:not(${met}) [data-field="${field.name}"]`, { display: 'none' }] as const] : []
  })
  if (rules.length === 0) return {}
  return { '@media screen and (scripting: enabled)': { '@supports selector(:has(a))': Object.fromEntries(rules) } }
}

/** A selector of the form while the condition of a field is met, and that of the field that it names; empty without a condition. */
function conditionOf(field: Field, fields: readonly Field[]): string {
  if (field.kind === 'source' || !field.when) return ''
  const { field: name, is } = field.when
  const named = fields.slice(0, fields.indexOf(field)).find((other) => other.name === name)
  if (!named) return ''
  const values = is?.map((value) => `[value="${value}"]`) ?? [':not([value=""])']
  const control = named.kind === 'choice' ? `[name="${name}"] option` : `[name="${name}"]`
  return `${conditionOf(named, fields)}:has(${control}:is(${values.join(', ')}):checked)`
}
