import { z } from 'zod'

/**
 * Declares the interface texts of a section package: the name under which `words` in site.json has them, a description, and a field for
 * each text, whose default is the English text.
 */
export function words<const Name extends string, Fields extends z.ZodRawShape>(name: Name, about: string, fields: Fields) {
  return z.strictObject(fields).meta({ title: name, description: about })
}
