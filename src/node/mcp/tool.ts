import type { z } from 'zod'

/** What a tool answers: a text, and whether it says why there is nothing else. */
export type ToolAnswer = { text: string; isError?: boolean }

/** What tools work on: the config folder, whether drafts are within reach, and the clock. */
export type ToolPlace = { configDir: string; allowDrafts: boolean; now: () => Date }

/** A tool that agents can call; its arguments have been parsed. `changes` says whether it can write. */
export type Tool<Input extends z.ZodType = z.ZodType> = {
  name: string
  title: string
  description: string
  input: Input
  changes: boolean
  call(input: z.output<Input>, place: ToolPlace): ToolAnswer | Promise<ToolAnswer>
}
