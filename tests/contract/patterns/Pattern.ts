/** A regular expression of the sources, and where it stands or is made; `line` is 0 where that is not known. */
export type Pattern = { file: string; line: number; source: string; flags: string }
