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
  dryRun: z.boolean().default(false).describe('Writes nothing; the answer is what it would be.'),
  fix: z.boolean().default(false).describe('Repairs what the patch brings about and what has one right answer.'),
  strict: z.boolean().default(false).describe('New warnings refuse the patch like errors.'),
})

/** Changes the config as a whole or not at all. */
export const patch: Tool<typeof Input> = {
  name: 'patch',
  title: 'Change the site',
  description:
    'Takes steps that change the config, all of them or none: the site is checked with them before anything is written. Answers with the diff and with the problems that the steps bring about. Name "baseHash" of what you have read.',
  input: Input,
  changes: true,
  async call({ steps, dryRun, fix, strict }, { configDir, allowDrafts, now }) {
    const { status, message, diff, problems, files, notes } = await takePatch(
      configDir,
      { steps },
      { dryRun, allowDrafts, fix, strict, today: dayOf(now()) },
    )
    const fixable = problems.filter((problem) => problem.fix).length
    const isRefused = status === 'refused' || status === 'conflict'
    const told = {
      status,
      ...(message === undefined ? {} : { message }),
      ...(isRefused && fixable > 0 && !fix ? { advice: `"fix": true repairs ${fixable} of these problems.` } : {}),
      problems: bounded(problems.map(toldProblem), 0, MOST_PROBLEMS),
      files: bounded(files, 0, 200),
      notes: notes.slice(0, 50),
      diff: diff.length > LONGEST_DIFF ? `${diff.slice(0, LONGEST_DIFF)}\n… cut here: the diff has ${diff.length} characters.` : diff,
    }
    return { text: JSON.stringify(told, null, 1), isError: isRefused }
  },
}
