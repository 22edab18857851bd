import { madeOnce } from '#src/site/madeOnce.ts'
import { schemaOrg } from './schemaOrg.ts'

/** The names of all types of schema.org. */
export const typeNames: readonly string[] = Object.keys(schemaOrg.types)

/** Whether a type is another one or inherits from it. */
export function isA(type: string, other: string): boolean {
  return ancestry(type).includes(other)
}

/** The properties of a type, including inherited ones, each with the types of its values. */
export const propertiesOf = madeOnce((type: string): ReadonlyMap<string, readonly string[]> => {
  // A type’s own properties take precedence over those of its parents.
  const own = ancestry(type)
    .toReversed()
    .flatMap((name) => listed(schemaOrg.properties[name], ', '))
  return new Map(
    own.map((property): [string, string[]] => {
      const [name, ...types] = property.split(' ')
      return [name!, types]
    }),
  )
})

/** The members of an enumeration, such as `EventScheduled`; none for other types. */
export function valuesOf(type: string): string[] {
  return listed(schemaOrg.values[type], ' ')
}

const ancestry = madeOnce((type: string): readonly string[] => [
  ...new Set([type, ...listed(schemaOrg.types[type], ' ').flatMap(ancestryOf)]),
])

function ancestryOf(type: string): readonly string[] {
  return ancestry(type)
}

function listed(text: string | undefined, separator: string): string[] {
  return text ? text.split(separator) : []
}
