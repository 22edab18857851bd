import { relative } from 'node:path'

/** The path of a folder for problems and messages: relative to the current folder, with slashes. */
export function pathFromCwd(dir: string): string {
  return (relative(process.cwd(), dir) || '.').replaceAll('\\', '/')
}
