import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Owner, hasEnded, thisProcess } from './owner.ts'

let own: string | undefined
let count = 0

/** A path next to another one, for a file that is being written. It names its owner for `sweepTempFiles`. */
export function tempPath(path: string): string {
  own ??= ownerText(thisProcess())
  count += 1
  return `${path}.begun.${own}.${count.toString(36)}${Math.random().toString(36).slice(2)}`
}

/** Deletes temporary files and folders of dead processes in a folder. Those of running processes stay. */
export function sweepTempFiles(folder: string, now = Date.now()): void {
  for (const name of readdirSync(folder)) {
    const [, text] = /\.begun\.([^.]+)\.\w+$/.exec(name) ?? []
    if (text === undefined) continue
    const path = join(folder, name)
    const owner = readOwner(text)
    if (!owner || hasEnded(owner, statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now, now))
      rmSync(path, { recursive: true, force: true })
  }
}

/** An owner in characters that are valid in a file name, without dots. */
function ownerText({ pid, host, born }: Owner): string {
  return Buffer.from(JSON.stringify([pid, host, born])).toString('base64url')
}

function readOwner(text: string): Owner | null {
  try {
    const [pid, host, born] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [number, string, string]
    return { pid, host, born }
  } catch {
    return null
  }
}
