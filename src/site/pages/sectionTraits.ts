import type { SectionType } from '#src/contract/sections.ts'
import type { ToolType } from '#src/contract/toolType.ts'

/** What a section type says of itself beside its fields. Their names say nothing: a company may call its own whatever it likes. */
export type SectionTraits = {
  /** It holds the main heading of its page (h1); unknown while the code of the type does not work. */
  opensPage?: true | 'unknown'
  /** It keeps what a visitor got from it for the next visit. */
  keepsResults?: true
  /** It gets the words that all tools share. */
  getsToolWords?: true
  /** Its `backend` names the service that it asks. */
  asksService?: true
  /** It is given files; the letters of pictures in them can be read. */
  takesFiles?: true
}

const tool = { opensPage: true, keepsResults: true, getsToolWords: true, asksService: true } as const

/** The table: the traits of the builder’s own section types that have any. */
export const sectionTraits: { readonly [Type in SectionType]?: SectionTraits } & Readonly<Record<ToolType, typeof tool>> = {
  hero: { opensPage: true },
  glossaryEntry: { opensPage: true },
  resumeChecker: { ...tool, takesFiles: true },
  profileOptimizer: tool,
  resumeSync: { ...tool, takesFiles: true },
  dataScout: { ...tool, takesFiles: true },
  jobScanner: { ...tool, takesFiles: true },
  talentSelector: { ...tool, takesFiles: true },
}
