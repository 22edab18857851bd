import { z } from 'zod'
import { bounded } from '#src/node/mcp/bounded.ts'
import { reachableProblems } from '#src/node/mcp/reachableProblems.ts'
import { toldProblem } from '#src/node/mcp/toldProblem.ts'
import type { Tool } from '#src/node/mcp/tool.ts'

const MOST = 100

const Input = z.strictObject({
  file: z.string().max(300).optional().describe('Only problems of this file, relative to the config folder.'),
  from: z.int().min(0).default(0).describe('Offset: the "next" value of the previous answer.'),
})

/** Checks the config. */
export const problems: Tool<typeof Input> = {
  name: 'problems',
  title: 'Check the site',
  description:
    'Checks the config as npm run validate does. The "fix" of a problem describes what the step {"do": "fix"} of a patch would change.',
  input: Input,
  changes: false,
  call({ file, from }, place) {
    const all = reachableProblems(place).filter((problem) => file === undefined || problem.file === file)
    return { text: JSON.stringify(bounded(all.map(toldProblem), from, MOST), null, 1) }
  },
}
