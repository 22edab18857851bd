import { relative } from 'node:path'

/** The path of a folder as problems and messages name it: from where the command was started, with slashes. */
export function shownFolder(dir: string): string {
  return (relative(process.cwd(), dir) || '.').replaceAll('\\', '/')
}
