import { z } from 'zod'
import { heading } from '#schemas/atoms.ts'
import { FieldName } from '#schemas/fieldTypes.ts'
import { section } from '#schemas/section.ts'

/** The facts of an entry. */
export default section(
  'fieldList',
  'The facts of an entry: the fields of its collection with their values, such as dates, prices and places.',
  {
    ...heading,
    title: heading.title.optional(),
    fields: z
      .array(FieldName)
      .min(1)
      .max(40)
      .optional()
      .describe('Names of the fields to show, in this order. Default: all fields of the collection. Fields without a value are left out.'),
  },
  [{ title: 'At a glance' }, { tone: 'tint', title: 'Plan your course', fields: ['dates', 'price', 'level'] }],
)
