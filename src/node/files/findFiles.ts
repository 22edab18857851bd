import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { specialBehind, specialKind } from './specialKind.ts'

/** What there is to hear of beside the files. Paths are below the folder. */
export type Findings = {
  /** Called for each symbolic link among the files. */
  onLink?(path: string): void
  /** Called for each folder. */
  onFolder?(path: string): void
  /** Called for each pipe, socket and device, and for links to them, with what it is in words. */
  onSpecial?(path: string, kind: string): void
}

/**
 * Files below a folder, as sorted paths with forward slashes; hidden files, editor leftovers and `node_modules` are left out, and so is
 * what is no file and may keep whoever opens it waiting. Follows no links to folders.
 */
export function findFiles(root: string, { onLink, onFolder, onSpecial }: Findings = {}): string[] {
  const found: string[] = []
  const visit = (below: string) => {
    for (const entry of readdirSync(join(root, below), { withFileTypes: true })) {
      const { name } = entry
      if (isLeftover(name) || name === 'node_modules') continue
      const path = below ? `${below}/${name}` : name
      if (entry.isDirectory()) {
        onFolder?.(path)
        visit(path)
        continue
      }
      const kind = entry.isFile() ? undefined : entry.isSymbolicLink() ? specialBehind(join(root, path)) : specialKind(entry)
      if (kind !== undefined) {
        onSpecial?.(path, kind)
        continue
      }
      found.push(path)
      if (entry.isSymbolicLink()) onLink?.(path)
    }
  }
  visit('')
  return found.sort()
}

const LEFTOVERS = [
  // Of editors and downloads.
  /(?:~|\.bak|\.orig|\.rej|\.sw[op]|\.tmp|\.part|\.crdownload)$|^#.*#$/,
  // Locks of Word, Excel and PowerPoint, which hold the name of who has the file open.
  /^~\$/,
  // Of Windows and macOS in folders.
  /^(?:thumbs\.db|ehthumbs(?:_vista)?\.db|desktop\.ini|icon\r|__macosx|\$recycle\.bin)$/i,
  // What Windows notes beside a file, as a file of its own; the colon may have become another character.
  /[:\uf03a](?:Zone\.Identifier|SmartScreen|encryptable|AFP_AfpInfo|com\.[\w.]+)$/i,
]

/** Whether a file of this name is hidden, or left behind by an editor or a system. */
export function isLeftover(name: string): boolean {
  return name.startsWith('.') || LEFTOVERS.some((leftover) => leftover.test(name))
}
