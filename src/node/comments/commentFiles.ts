import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '#src/node/files/systemError.ts'
import { tempPath } from '#src/node/files/tempFile.ts'
import { Remark } from './remark.ts'

/** A comment, reply or decision without its id. */
type NewRemark = Remark extends infer One ? (One extends Remark ? Omit<One, 'id'> : never) : never

/** The comments of a project, one file each in `comments/`, so that two writers never write the same file. */
export type CommentFiles = {
  /** All readable remarks, the oldest first. Files that are damaged or of other programs are skipped. */
  read(): Remark[]
  /** Adds a remark and returns it with its id. Throws the system’s error if it cannot be stored. */
  add(remark: NewRemark): Remark
}

export function commentFiles(project: string): CommentFiles {
  const folder = join(project, 'comments')
  // Files never change, so each is read once; one that cannot be read may still be being written.
  const known = new Map<string, Remark>()

  function names(): string[] {
    try {
      return readdirSync(folder).filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return []
      throw error
    }
  }

  return {
    read() {
      const found = names().flatMap((name) => {
        const remark = known.get(name) ?? parse(join(folder, name))
        if (remark) known.set(name, remark)
        return remark ?? []
      })
      return found.toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
    },
    add(remark) {
      mkdirSync(folder, { recursive: true })
      const id = `${new Date(remark.at).toISOString().slice(0, 10)}-${randomBytes(6).toString('hex')}`
      const whole = Remark.parse({ ...remark, id })
      const begun = tempPath(join(folder, id))
      writeFileSync(begun, `${JSON.stringify(whole, null, 2)}\n`, { flush: true })
      try {
        // Unlike a rename, a link fails if the file is there.
        linkSync(begun, join(folder, `${id}.json`))
      } finally {
        rmSync(begun, { force: true })
      }
      return whole
    },
  }
}

function parse(file: string): Remark | undefined {
  try {
    return Remark.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data
  } catch {
    return undefined
  }
}
