import { commitAt } from '#src/node/git/commitAt.ts'
import { isAncestor } from '#src/node/git/isAncestor.ts'
import type { GitPlace } from './gitPlace.ts'

/**
 * A branch name for the changes of a day, after a beginning: that day’s existing branch, or a new one if it has diverged from the current
 * commit.
 */
export async function branchSuggestion({ top, head }: Pick<GitPlace, 'top' | 'head'>, day: string, beginning = 'edit/'): Promise<string> {
  const isTaken = async (name: string) => {
    const old = await commitAt(top, `refs/heads/${name}`)
    return old !== '' && !(await isAncestor(top, head, old))
  }
  const first = `${beginning}${day}`
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? first : `${first}-${count}`
    if (!(await isTaken(name))) return name
  }
}
