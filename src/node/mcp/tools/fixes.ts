import { z } from 'zod'
import { bounded } from '#src/node/mcp/bounded.ts'
import { reachableProblems } from '#src/node/mcp/reachableProblems.ts'
import type { Tool } from '#src/node/mcp/tool.ts'

const Input = z.strictObject({
  file: z.string().max(300).optional().describe('Only fixes for this file, relative to the config folder.'),
  from: z.int().min(0).default(0).describe('Offset: the "next" value of the previous answer.'),
})

/** Lists problems that can be fixed automatically. */
export const fixes: Tool<typeof Input> = {
  name: 'fixes',
  title: 'List fixes',
  description: 'Lists problems with exactly one right fix. The step {"do": "fix", "file": …} of a patch applies them.',
  input: Input,
  changes: false,
  call({ file, from }, place) {
    const all = reachableProblems(place).flatMap(({ fix, code, line, column, message }) =>
      fix && (file === undefined || fix.file === file)
        ? [{ file: fix.file, line, column, rule: code, problem: message, fix: fix.label }]
        : [],
    )
    return { text: JSON.stringify(bounded(all, from), null, 1) }
  },
}
