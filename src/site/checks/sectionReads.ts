let open: Set<string> | undefined

/**
 * Makes something, and notes the files of the pages whose sections were looked at meanwhile. What is made around it looked at them, too.
 */
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

/** Whether somebody wants to know it: the checks of single pages do not, and are many. */
export function isRecordingSectionReads(): boolean {
  return open !== undefined
}

/** Says whose sections are being looked at. */
export function noteSectionReads(files: Iterable<string>): void {
  if (open) for (const file of files) open.add(file)
}

/** Stands among the files for the words that pages say of themselves; no file has this name. */
const WORDS = ''

/** Says that words of pages are being looked at; of rules that do not ignore them it is known. */
export function noteWordReads(): void {
  noteSectionReads([WORDS])
}

/** Whether words of pages were looked at, of which somebody has said so. */
export function hasWordReads(read: ReadonlySet<string>): boolean {
  return read.has(WORDS)
}
