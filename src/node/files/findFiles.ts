import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Files below a folder, as sorted paths with forward slashes; hidden files, editor leftovers and `node_modules` are left out. Follows no
 * links to folders. `onLink` is called for each symbolic link among them, `onFolder` for each folder below.
 */
export function findFiles(root: string, onLink?: (path: string) => void, onFolder?: (path: string) => void): string[] {
  const found: string[] = []
  const visit = (below: string) => {
    for (const entry of readdirSync(join(root, below), { withFileTypes: true })) {
      const { name } = entry
      if (isLeftover(name) || name === 'node_modules') continue
      const path = below ? `${below}/${name}` : name
      if (entry.isDirectory()) {
        onFolder?.(path)
        visit(path)
      } else {
        found.push(path)
        if (entry.isSymbolicLink()) onLink?.(path)
      }
    }
  }
  visit('')
  return found.sort()
}

const LEFTOVER = /(?:~|\.bak|\.orig|\.sw[op]|\.tmp)$|^#.*#$|^(?:Thumbs\.db|desktop\.ini)$/

/** Whether a file of this name is hidden, or left behind by an editor or a system. */
export function isLeftover(name: string): boolean {
  return name.startsWith('.') || LEFTOVER.test(name)
}
