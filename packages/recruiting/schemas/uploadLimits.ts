import { z } from 'zod'

/** The upload limits of a tool. Larger uploads are refused with a message that names the limit. */
export const ToolLimits = z
  .strictObject({
    megabytes: z.number().min(0.1).max(50).default(5).describe('Largest file, in megabytes.'),
    pages: z.int().min(1).max(200).default(10).describe('Most pages of one file.'),
    characters: z.int().min(1000).max(500_000).default(60_000).describe('Longest text, in characters.'),
    seconds: z.int().min(1).max(120).default(20).describe('Longest time for one file, in seconds.'),
  })
  .prefault({})
  .describe('Limits for uploads.')
export type ToolLimits = z.output<typeof ToolLimits>
