import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { specialBehind, specialKind } from './specialKind.ts'

/** Callbacks for entries that are not files. Paths are relative to the folder. */
export type Findings = {
  /** Called for each symbolic link. */
  onLink?(path: string): void
  /** Called for each folder. */
  onFolder?(path: string): void
  /** Called for each pipe, socket and device, and for links to them, with its kind in words. */
  onSpecial?(path: string, kind: string): void
}

/**
 * Files below a folder, as sorted paths with forward slashes, without hidden files, editor leftovers, `node_modules`, and special files,
 * which could block when opened. Follows no links to folders.
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
  // From editors and downloads.
  /(?:~|\.bak|\.orig|\.rej|\.sw[op]|\.tmp|\.part|\.crdownload)$|^#.*#$/,
  // Locks of Word, Excel and PowerPoint, which contain the name of the user.
  /^~\$/,
  // From Windows and macOS.
  /^(?:thumbs\.db|ehthumbs(?:_vista)?\.db|desktop\.ini|icon\r|__macosx|\$recycle\.bin)$/i,
  // Alternate data streams of Windows, as separate files; the colon may have become another character.
  /[:\uf03a](?:Zone\.Identifier|SmartScreen|encryptable|AFP_AfpInfo|com\.[\w.]+)$/i,
]

/** Whether a file name is hidden, or a leftover of an editor or system. */
export function isLeftover(name: string): boolean {
  return name.startsWith('.') || LEFTOVERS.some((leftover) => leftover.test(name))
}
