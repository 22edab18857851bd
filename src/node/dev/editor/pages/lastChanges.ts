import { runGit } from '#src/node/git/runGit.ts'

/** A commit that changed a file: its time in milliseconds since 1970, and its author. */
export type Committed = { at: number; by: string }

/** The last commit of each file, and the files that differ from the last commit; paths are relative to the config folder. */
export type LastChanges = { committed: ReadonlyMap<string, Committed>; changed: ReadonlySet<string> }

/** Commits of each folder, up to a commit. They are read again only when there is a new one. */
const kept = new Map<string, { head: string; committed: ReadonlyMap<string, Committed> }>()

/** The maximum number of commits that are read: files that none of them changed have no author. */
const MOST_COMMITS = 5000

const TIMEOUT_MS = 20_000

/** The last changes of the files in a config folder by git; null if it is in no repository, or git is missing or too slow. */
export async function lastChanges(configDir: string): Promise<LastChanges | null> {
  const ask = async (...args: string[]) =>
    (await runGit(configDir, ['-c', 'core.quotePath=false', ...args], { timeout: TIMEOUT_MS })).stdout
  try {
    const [prefix = '', head = ''] = (await ask('rev-parse', '--show-prefix', 'HEAD')).split('\n')
    const status = await ask('status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', '.')
    const below = (path: string) => path.slice(prefix.length)
    const changed = new Set(status.split('\0').flatMap((line) => (line === '' ? [] : [below(line.slice(3))])))
    const known = kept.get(configDir)
    if (known?.head === head) return { committed: known.committed, changed }
    const log = await ask(
      'log',
      `--max-count=${MOST_COMMITS}`,
      '--no-renames',
      '--name-only',
      '-z',
      '--format=%x01%at%x02%an%x03',
      '--',
      '.',
    )
    const committed = commitsOf(log, below)
    kept.set(configDir, { head, committed })
    return { committed, changed }
  } catch {
    return null
  }
}

/** The last commit of each file in the output of `git log`, newest first. */
function commitsOf(log: string, below: (path: string) => string): Map<string, Committed> {
  const last = new Map<string, Committed>()
  for (const commit of log.split('\u0001').slice(1)) {
    const [head = '', files = ''] = commit.split('\u0003')
    const [seconds, by = ''] = head.split('\u0002')
    for (const file of files.split('\0')) {
      const path = below(file.trim())
      if (path !== '' && !last.has(path)) last.set(path, { at: Number(seconds) * 1000, by })
    }
  }
  return last
}
