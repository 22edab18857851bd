import { checkedOut } from '#src/node/git/checkedOut.ts'
import type { GitPlace } from '#src/node/review/gitPlace.ts'
import type { FileState } from './siteChange.ts'

/**
 * The contents of stored files as they would be on disk, by their paths in the config folder: git can store other line ends than a file
 * has, and only the address of a large picture. Files that did not exist are left out. Rejects like `execFile`.
 */
export async function contentsOf(
  { top, below }: Pick<GitPlace, 'top' | 'below'>,
  files: readonly (readonly [file: string, state: FileState])[],
): Promise<Map<string, Buffer>> {
  const folder = below === '.' ? '' : `${below}/`
  const wanted = files.flatMap(([file, state]) => (state ? [{ path: folder + file, blob: state.blob }] : []))
  const found = await checkedOut(top, wanted)
  return new Map([...found].map(([path, bytes]) => [path.slice(folder.length), bytes]))
}
