import type { Tool } from './tool.ts'
import { examples } from './tools/examples.ts'
import { find } from './tools/find.ts'
import { fixes } from './tools/fixes.ts'
import { list } from './tools/list.ts'
import { patch } from './tools/patch.ts'
import { problems } from './tools/problems.ts'
import { read } from './tools/read.ts'
import { schema } from './tools/schema.ts'

/** The table of all tools. */
export const tools: readonly Tool[] = [list, read, find, schema, examples, problems, fixes, patch]
