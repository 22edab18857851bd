/** A document of a built site. */
export type BuiltDocument = {
  /** The company, as the bench calls it. */
  site: string
  /** The folder of its built site. */
  dist: string
  path: string
  file: string
  html: string
}

/** What a checker says of a document. */
export type Finding = { site: string; path: string; rule: string; says: string; excerpt: string }

/** What came of a checker, or why it did not run. `documents` is how many it looked at. */
export type CheckerReport = { checker: string; documents: number; findings: Finding[] } | { checker: string; why: string }
