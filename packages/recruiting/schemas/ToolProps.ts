import type { z } from 'page-builder/schemas'
import type dataScout from '#packages/recruiting/sections/dataScout/schema.ts'
import type jobScanner from '#packages/recruiting/sections/jobScanner/schema.ts'
import type profileOptimizer from '#packages/recruiting/sections/profileOptimizer/schema.ts'
import type resumeChecker from '#packages/recruiting/sections/resumeChecker/schema.ts'
import type resumeSync from '#packages/recruiting/sections/resumeSync/schema.ts'
import type talentSelector from '#packages/recruiting/sections/talentSelector/schema.ts'
import type words from '#packages/recruiting/words.ts'

type Schemas = {
  dataScout: typeof dataScout
  jobScanner: typeof jobScanner
  profileOptimizer: typeof profileOptimizer
  resumeChecker: typeof resumeChecker
  resumeSync: typeof resumeSync
  talentSelector: typeof talentSelector
}

/** The name of a tool: the type of its section, which stores the visitor’s result. */
export type ToolType = keyof Schemas

/** The words shared by all tools, parsed. */
export type ToolWords = z.output<typeof words>

/** The props of a tool’s component: the parsed fields of its section, and the words shared by all tools. */
export type ToolProps<Type extends ToolType> = z.output<Schemas[Type]> & { toolWords: ToolWords }

/** A tool that can use a service for its analysis. */
export type ServiceToolType = { [Type in ToolType]: 'backend' extends keyof z.output<Schemas[Type]> ? Type : never }[ToolType]
