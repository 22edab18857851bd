import { printable } from '#src/node/text/printable.ts'
import { errorCode } from '#src/node/files/systemError.ts'

/**
 * Why git failed, as one line: `outside` if the folder is in no repository, otherwise what was `wanted` (the words after “git could not”)
 * and git’s reason.
 */
export function gitFailure(error: unknown, { outside, wanted }: { outside: string; wanted: string }): string {
  if (errorCode(error) === 'ENOENT') return 'git is not installed.'
  const [line = ''] = String((error as { stderr?: unknown }).stderr ?? '').split('\n')
  if (line.includes('not a git repository')) return outside
  return `git could not ${wanted}: ${printable(line.replace(/^fatal: /, '').slice(0, 200)) || 'it gave no reason'}`
}
