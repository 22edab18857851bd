import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import type { ShellData } from '#src/site/menus/shellData.ts'
import { PROJECT_ROOT, clientOptions, serverOptions } from '#src/node/render/viteOptions.ts'
import { shortHash } from './shortHash.ts'

const UNUSED_DAYS = 7

/** Built code: the server entry; the folder of the client, which holds Vite’s manifest, and the document that all pages are made from. */
export type BuiltCode = { serverFile: string; clientDir: string; template: string; isKept: boolean }

/**
 * The code of the server and of the client, built by Vite unless an earlier build of the same code, named by `code`, was given the same
 * data. It lies beside the project’s packages, which the server code imports, wherever the site itself is written. The folder may be
 * removed while no build runs; several builds may share it.
 */
export async function keptCode(shell: ShellData, code: string): Promise<BuiltCode> {
  const home = join(PROJECT_ROOT, '.build', 'code')
  mkdirSync(home, { recursive: true })
  // The server is given its data with each page.
  const server = await kept(home, `server-${shortHash(code)}`, async (outDir) => {
    const { build } = await import('vite')
    await build(serverOptions(() => shell, outDir))
  })
  const client = await kept(home, `client-${shortHash([code, shell])}`, async (outDir) => {
    const { build } = await import('vite')
    await build(clientOptions(() => shell, outDir))
  })
  tidy(home)
  return {
    serverFile: join(server.folder, 'server.js'),
    clientDir: client.folder,
    template: readFileSync(join(client.folder, 'index.html'), 'utf8'),
    isKept: server.isKept && client.isKept,
  }
}

async function kept(home: string, name: string, make: (outDir: string) => Promise<unknown>): Promise<{ folder: string; isKept: boolean }> {
  const folder = join(home, name)
  if (existsSync(folder)) {
    utimesSync(folder, new Date(), new Date())
    return { folder, isKept: true }
  }
  const begun = mkdtempSync(join(home, 'begun-'))
  try {
    await make(begun)
    renameSync(begun, folder)
  } catch (error) {
    // Another build was there first, with the same code.
    if (!existsSync(folder)) throw error
  } finally {
    rmSync(begun, { recursive: true, force: true })
  }
  return { folder, isKept: false }
}

/** Removes code that nobody has used for a week, and what a killed build had begun. */
function tidy(home: string): void {
  for (const name of readdirSync(home)) {
    const age = Date.now() - (statSync(join(home, name), { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > UNUSED_DAYS * 86_400_000) rmSync(join(home, name), { recursive: true, force: true })
  }
}
