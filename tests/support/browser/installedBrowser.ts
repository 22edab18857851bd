import { execFileSync } from 'node:child_process'
import { accessSync, constants, realpathSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser', 'chrome']
const MAC = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium']

/** The oldest version whose behaviour the tests rely on (`:has()`, `inert`, `@starting-style`, `style-src-attr`). */
const OLDEST = 125

/** The path of a usable Chrome or Chromium of this machine, or `null`. */
export function installedBrowser(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const places = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...(process.platform === 'darwin' ? MAC : [])]
  return places.find(isUsable) ?? null
}

function isUsable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    // A snap sees neither our temporary folders nor our profile.
    if (/\/snap(\/|$)/.test(realpathSync(path))) return false
    // Ubuntu has a chromium-browser that only says what to install: a browser tells its version.
    const version = execFileSync(path, ['--version'], { encoding: 'utf8', timeout: 10_000, stdio: ['ignore', 'pipe', 'ignore'] })
    return Number(/(\d+)\.\d+\.\d+/.exec(version)?.[1] ?? 0) >= OLDEST
  } catch {
    return false
  }
}
