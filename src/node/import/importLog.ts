/** What became of a block. `layout`: its content came, its arrangement did not. */
export type BlockOutcome = 'section' | 'markdown' | 'layout' | 'lost'

/** A thing that was left out or changed: what it is, where it was, and why. */
export type Told = { what: string; where: string; why: string }

type Counted = { kind: string; where: string; why: string | undefined }

/** The record of an import. Each item and each block is counted once, so that the numbers of the report add up. */
export type ImportLog = ReturnType<typeof importLog>

/** A new, empty record. */
export function importLog() {
  const items = new Map<string, Counted>()
  const blocks: { type: string; where: string; outcome: BlockOutcome; why: string | undefined }[] = []
  const notes: Told[] = []
  return {
    items,
    blocks,
    notes,
    /** An item of the source that came. */
    came: (kind: string, where: string) => void items.set(where, { kind, where, why: undefined }),
    /** An item of the source that did not come. */
    leftOut: (kind: string, where: string, why: string) => void items.set(where, { kind, where, why }),
    block: (type: string, where: string, outcome: BlockOutcome, why?: string) => void blocks.push({ type, where, outcome, why }),
    /** Something smaller than a block that was lost or changed. */
    note: (what: string, where: string, why: string) => void notes.push({ what, where, why }),
  }
}
