import { z } from 'zod'
import { shownSchemas } from '#src/contract/sections.ts'
import { didYouMean } from '#src/site/words/nearest.ts'
import { bounded } from '#src/node/mcp/bounded.ts'
import type { Tool } from '#src/node/mcp/tool.ts'

const Input = z.strictObject({
  type: z.string().max(100).optional().describe('A section type, such as hero. Without it, lists all types and their purpose.'),
})

/** Shows sections as JSON. */
export const examples: Tool<typeof Input> = {
  name: 'examples',
  title: 'Show examples of sections',
  description: 'Lists the section types, or returns examples of one type as they appear in config.',
  input: Input,
  changes: false,
  call({ type }) {
    const types = shownSchemas().map((schema) => {
      const { description = '', examples: written = [] } = (schema as z.ZodType).meta() as { description?: string; examples?: object[] }
      return { type: schema.shape.type.value as string, about: description, written }
    })
    if (type === undefined)
      return {
        text: JSON.stringify(
          types.map((known) => ({ type: known.type, about: known.about })),
          null,
          1,
        ),
      }
    const found = types.find((known) => known.type === type)
    if (!found)
      return {
        text: `There is no section type "${type}". ${
          didYouMean(
            type,
            types.map((known) => known.type),
          ) ?? 'Omit "type" to list all types.'
        }`,
        isError: true,
      }
    return { text: JSON.stringify({ type, about: found.about, examples: bounded(found.written, 0).items }, null, 1) }
  },
}
