let open: Set<string> | undefined

/** Calls a function and records the files of the pages whose sections it read. Enclosing records include them. */
export function recordSectionReads<Made>(make: () => Made): { made: Made; read: ReadonlySet<string> } {
  const outer = open
  const read = new Set<string>()
  open = read
  try {
    return { made: make(), read }
  } finally {
    open = outer
    noteSectionReads(read)
  }
}

/** Whether reads are recorded: for the many checks of single pages they are not. */
export function isRecordingSectionReads(): boolean {
  return open !== undefined
}

/** Records that sections of a page are read. */
export function noteSectionReads(files: Iterable<string>): void {
  if (open) for (const file of files) open.add(file)
}

/** Stands for the texts of pages in the set of files; no file has this name. */
const WORDS = ''

/** Records that texts of pages are read; rules without `ignoresWords` are assumed to read them. */
export function noteWordReads(): void {
  noteSectionReads([WORDS])
}

/** Whether reads of the texts of pages were recorded. */
export function hasWordReads(read: ReadonlySet<string>): boolean {
  return read.has(WORDS)
}
