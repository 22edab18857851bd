import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Files below a folder, as sorted paths with forward slashes; hidden files, editor leftovers and `node_modules` are passed over. Follows no links to folders. */
export function findFiles(root: string, below = ''): string[] {
  return readdirSync(join(root, below), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !/(?:~|\.bak|\.swp|\.tmp)$/.test(name) && name !== 'node_modules')
    .flatMap((entry) => {
      const path = below ? `${below}/${entry.name}` : entry.name
      return entry.isDirectory() ? findFiles(root, path) : [path]
    })
    .sort()
}
