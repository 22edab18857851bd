import { z } from 'zod'

/**
 * Declares the words of a package of section types: the name under which `words` in site.json has them, what they are, and a field for
 * each, whose default is what it says in English.
 */
export function words<const Name extends string, Fields extends z.ZodRawShape>(name: Name, about: string, fields: Fields) {
  return z.strictObject(fields).meta({ title: name, description: about })
}
