import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'

/** The author of commits in tests, regardless of the global git settings. */
export const GIT_IDENTITY = {
  GIT_AUTHOR_NAME: 'Test',
  GIT_AUTHOR_EMAIL: 'test@mail.example',
  GIT_COMMITTER_NAME: 'Test',
  GIT_COMMITTER_EMAIL: 'test@mail.example',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
}

/** Runs git in a folder and returns its output. */
export function git(dir: string, ...args: string[]): string {
  const env = { ...process.env, ...GIT_IDENTITY }
  return execFileSync('git', args, { cwd: dir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], env }).trim()
}

/** A repository with a config folder and a note next to it, both committed on `main`, and a bare repository to push to. */
export type ReviewRepository = {
  root: string
  configDir: string
  remote: string
  edit(from: string, to: string, file?: string): void
  /** Sets `origin` to the bare repository; with an address, as if it were at that address. */
  addRemote(url?: string): void
  /** Adds a hook to a repository. */
  hook(dir: string, name: string, script: string): void
}

/** Creates one for a company, until the test ends. */
export function reviewRepository(from = 'tests/fixtures/bakery'): ReviewRepository {
  const folder = mkdtempSync(join(tmpdir(), 'publish-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [root, remote] = [join(folder, 'site'), join(folder, 'remote.git')]
  const configDir = join(root, 'config')
  mkdirSync(root)
  cpSync(resolve(from), configDir, { recursive: true })
  writeFileSync(join(root, 'note.txt'), 'first\n')
  git(root, 'init', '--quiet', '--initial-branch=main')
  git(root, 'add', '.')
  git(root, 'commit', '--quiet', '-m', 'First')
  git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', remote)
  return {
    root,
    configDir,
    remote,
    edit(from, to, file = 'pages/visit.json') {
      const text = readFileSync(join(configDir, file), 'utf8')
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`)
      writeFileSync(join(configDir, file), text.replace(from, to))
    },
    addRemote(url = remote) {
      git(root, 'remote', 'add', 'origin', url)
      if (url !== remote) git(root, 'config', `url.${remote}.insteadOf`, url)
      git(root, 'push', '--quiet', 'origin', 'main')
    },
    hook(dir, name, script) {
      const hooks = git(dir, 'rev-parse', '--git-path', 'hooks')
      const file = resolve(dir, hooks, name)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, `#!/bin/sh\n${script}\n`)
      chmodSync(file, 0o755)
    },
  }
}
