import { fork } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { begunPath, sweepBegun } from '#src/node/files/begun.ts'
import { syncFiles } from '#src/node/files/syncFiles.ts'
import { walk } from '#src/node/files/walk.ts'
import { codeFingerprint } from '#src/node/render/fingerprint.ts'
import type { OwnView } from '#src/node/sections/OwnSection.ts'
import { ownSections } from '#src/node/sections/ownSections.ts'
import type { ShellData } from '#src/site/menus/shellData.ts'
import { keptFolder } from '#src/node/files/keptFolder.ts'
import { packedHashes } from '#src/node/files/packedHashes.ts'
import { valueHash } from '#src/node/files/hashes.ts'
import { READY_SERVER } from './readyServer.ts'

const UNUSED_DAYS = 7

/**
 * Built code: the server entry; the folder of the client, which holds Vite’s manifest, and the document that all pages are made from.
 * `isMixed`: sources were saved while it was built, so that its name does not say what is in it.
 */
export type BuiltCode = { serverFile: string; clientDir: string; template: string; isMixed: boolean }

/**
 * The code of the server and of the client, built by Vite unless an earlier build of the same code, named by `code`, was given the same
 * data. The folder may be removed while no build runs; several builds may share it.
 */
export async function keptCode(shell: ShellData, code: string): Promise<BuiltCode> {
  const home = keptFolder('code')
  mkdirSync(home, { recursive: true })
  const names = { server: `server-${valueHash(code)}`, client: `client-${valueHash([code, shell])}` }
  const isReady = packedHashes() !== undefined && process.env.NODE_ENV === 'production' && ownSections().length === 0
  const [server, client] = [isReady ? READY_SERVER : join(home, names.server), join(home, names.client)]
  // The server is given its data with each page.
  const isMixed = [
    isReady ? 'kept' : await make(server, (outDir) => makeApart({ part: 'server', shell, outDir })),
    await make(client, (outDir) => makeApart({ part: 'client', shell, outDir })),
  ].includes('mixed')
  const built = {
    serverFile: join(server, 'server.mjs'),
    clientDir: client,
    template: readFileSync(join(client, 'index.html'), 'utf8'),
    isMixed,
  }
  tidy(home)
  return built
}

async function make(folder: string, makeIn: (outDir: string) => Promise<void>): Promise<'kept' | 'made' | 'mixed'> {
  if (existsSync(join(folder, UNSURE))) rmSync(folder, { recursive: true, force: true })
  if (existsSync(folder)) {
    utimesSync(folder, new Date(), new Date())
    return 'kept'
  }
  const begun = begunPath(folder)
  mkdirSync(begun)
  try {
    const before = codeFingerprint()
    await makeIn(begun)
    const isMixed = codeFingerprint() !== before
    if (isMixed) writeFileSync(join(begun, UNSURE), '')
    await syncFiles(begun, walk(begun).files)
    renameSync(begun, folder)
    return isMixed ? 'mixed' : 'made'
  } catch (error) {
    // Another build was there first, with the same code.
    if (!existsSync(folder)) throw error
    return 'kept'
  } finally {
    rmSync(begun, { recursive: true, force: true })
  }
}

/** The code that pages are made with: what names it, and what makes scripts and the renderer. */
export type BuildCode = { name: string; make: typeof keptCode }

/** The code of this project. */
export function ownCode(): BuildCode {
  return { name: codeFingerprint(), make: keptCode }
}

/** Which code to make, of what, and where. */
export type CodeOrder = { part: 'server' | 'client'; shell: ShellData; outDir: string; own: readonly OwnView[] }

/** Has code made by a process of its own: the bundler takes half a gigabyte, which it does not give back while the pages are rendered. */
function makeApart(what: Omit<CodeOrder, 'own'>): Promise<void> {
  const own = ownSections().map(({ type, view, behaviour }) => ({ type, view, behaviour }))
  const order: CodeOrder = { ...what, own }
  return new Promise((resolve, reject) => {
    const child = fork(new URL('./codeProcess.mjs', import.meta.url), { serialization: 'advanced' })
    let failure = 'the process that makes the code was ended'
    child.once('message', (why: string) => (failure = why))
    child.once('error', reject)
    child.once('exit', (status) => (status === 0 ? resolve() : reject(new Error(failure))))
    child.send(order)
  })
}

/** Marks code during whose making sources changed: it is used once. */
const UNSURE = '.unsure'

/** Removes code that nobody has used for a week, and what a killed build had begun. */
function tidy(home: string): void {
  sweepBegun(home)
  for (const name of readdirSync(home)) {
    const age = Date.now() - (statSync(join(home, name), { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > UNUSED_DAYS * 86_400_000) rmSync(join(home, name), { recursive: true, force: true })
  }
}
