import type { z } from 'zod'
import type { Guard } from '#src/node/edit/rights/guard.ts'

/** A tool’s response: a text, and whether it is an error. */
export type ToolAnswer = { text: string; isError?: boolean }

/** A tool’s context: the config folder, whether drafts are accessible, what its person may do, and the clock. */
export type ToolPlace = { configDir: string; allowDrafts: boolean; guard?: Guard | undefined; now: () => Date }

/** A tool for agents; its arguments are parsed. `changes` says whether it can write. */
export type Tool<Input extends z.ZodType = z.ZodType> = {
  name: string
  title: string
  description: string
  input: Input
  changes: boolean
  call(input: z.output<Input>, place: ToolPlace): ToolAnswer | Promise<ToolAnswer>
}
