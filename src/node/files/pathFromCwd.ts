import { relative } from 'node:path'

/** The path of a folder as problems and messages name it: from the folder where the command was started, with slashes. */
export function pathFromCwd(dir: string): string {
  return (relative(process.cwd(), dir) || '.').replaceAll('\\', '/')
}
