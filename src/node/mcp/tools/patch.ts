import { z } from 'zod'
import { Patch } from '#src/node/patch/patch.ts'
import { takePatch } from '#src/node/patch/takePatch.ts'
import { dayOf } from '#src/node/edit/dayOf.ts'
import { bounded } from '#src/node/mcp/bounded.ts'
import { toldProblem } from '#src/node/mcp/toldProblem.ts'
import type { Tool } from '#src/node/mcp/tool.ts'

const MOST_PROBLEMS = 40
const LONGEST_DIFF = 20_000

const Input = z.strictObject({
  ...Patch.shape,
  dryRun: z.boolean().default(false).describe('Writes nothing, and returns what the patch would do.'),
  fix: z.boolean().default(false).describe('Fixes problems that the patch causes and that have exactly one right fix.'),
  strict: z.boolean().default(false).describe('Also refuses a patch that causes new warnings, not only new errors.'),
})

/** Changes the config as a whole or not at all. */
export const patch: Tool<typeof Input> = {
  name: 'patch',
  title: 'Change the site',
  description:
    'Applies steps that change the config, all of them or none. Checks the resulting site before it writes anything, and returns the diff and the problems that the steps cause. Pass the "baseHash" of each file that you read.',
  input: Input,
  changes: true,
  async call({ steps, dryRun, fix, strict }, { configDir, allowDrafts, guard, now }) {
    const { status, message, diff, problems, files, notes } = await takePatch(
      configDir,
      { steps },
      { dryRun, allowDrafts, fix, strict, today: dayOf(now()), guard },
    )
    const fixable = problems.filter((problem) => problem.fix).length
    const isRefused = status === 'refused' || status === 'conflict'
    const told = {
      status,
      ...(message === undefined ? {} : { message }),
      ...(isRefused && fixable > 0 && !fix ? { advice: `"fix": true fixes ${fixable} of these problems.` } : {}),
      problems: bounded(problems.map(toldProblem), 0, MOST_PROBLEMS),
      files: bounded(files, 0, 200),
      notes: notes.slice(0, 50),
      diff: diff.length > LONGEST_DIFF ? `${diff.slice(0, LONGEST_DIFF)}\n… truncated: the diff has ${diff.length} characters.` : diff,
    }
    return { text: JSON.stringify(told, null, 1), isError: isRefused }
  },
}
