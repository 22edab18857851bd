import type { FileHandle } from 'node:fs/promises'
import { fileLines } from './fileLines.ts'
import type { JournalEntry } from './journalEntry.ts'
import { type JournalIndex, journalIndex } from './journalIndex.ts'
import { openLine } from './sealedLine.ts'

/** A journal as stored on disk: its messages, and the unreadable lines, such as an incomplete one. */
export type ReadJournal = { index: JournalIndex; damaged: string[]; lines: number }

/** Reads an open journal without changing it, even while another process is writing to it. Throws the system's error. */
export async function readJournal(file: FileHandle): Promise<ReadJournal> {
  const index = journalIndex()
  const damaged: string[] = []
  let lines = 0
  for await (const { text, place } of fileLines(file)) {
    if (text === '') continue
    lines += 1
    const entry = openLine(text) as JournalEntry | undefined
    if (entry === undefined) damaged.push(text)
    else index.apply(entry, place)
  }
  return { index, damaged, lines }
}
