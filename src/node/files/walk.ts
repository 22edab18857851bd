import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The entries of a folder: relative paths with `/`, sorted. Links are listed, never followed. */
export interface Walked {
  files: string[]
  links: string[]
}

/**
 * Lists every regular file and every symbolic link below a folder, without sockets, pipes and devices. Throws the system’s error if a
 * folder cannot be read.
 */
export function walk(dir: string): Walked {
  const walked: Walked = { files: [], links: [] }
  const visit = (below: string) => {
    for (const entry of readdirSync(join(dir, below), { withFileTypes: true })) {
      const path = below ? `${below}/${entry.name}` : entry.name
      if (entry.isSymbolicLink()) walked.links.push(path)
      else if (entry.isDirectory()) visit(path)
      else if (entry.isFile()) walked.files.push(path)
    }
  }
  visit('')
  walked.files.sort()
  walked.links.sort()
  return walked
}
