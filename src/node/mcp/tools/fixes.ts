import { z } from 'zod'
import { bounded } from '#src/node/mcp/bounded.ts'
import { reachableProblems } from '#src/node/mcp/reachableProblems.ts'
import type { Tool } from '#src/node/mcp/tool.ts'

const Input = z.strictObject({
  file: z.string().max(300).optional().describe('Only fixes of this file, below the config folder.'),
  from: z.int().min(0).default(0).describe('Where to go on, from "next" of the last answer.'),
})

/** Lists problems that can be fixed automatically. */
export const fixes: Tool<typeof Input> = {
  name: 'fixes',
  title: 'List fixes',
  description: 'Lists what has one right answer, so that it can be repaired for certain: by the step {"do": "fix", "file": …} of a patch.',
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
