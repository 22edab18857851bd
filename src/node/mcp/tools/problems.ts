import { z } from 'zod'
import { bounded } from '#src/node/mcp/bounded.ts'
import { reachableProblems } from '#src/node/mcp/reachableProblems.ts'
import { toldProblem } from '#src/node/mcp/toldProblem.ts'
import type { Tool } from '#src/node/mcp/tool.ts'

const MOST = 100

const Input = z.strictObject({
  file: z.string().max(300).optional().describe('Only problems of this file, below the config folder.'),
  from: z.int().min(0).default(0).describe('Where to go on, from "next" of the last answer.'),
})

/** Checks the config. */
export const problems: Tool<typeof Input> = {
  name: 'problems',
  title: 'Check the site',
  description:
    'Checks the config as npm run validate does. "fix" of a problem says what the step {"do": "fix"} of a patch would do about it.',
  input: Input,
  changes: false,
  call({ file, from }, place) {
    const all = reachableProblems(place).filter((problem) => file === undefined || problem.file === file)
    return { text: JSON.stringify(bounded(all.map(toldProblem), from, MOST), null, 1) }
  },
}
