import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempPath, sweepTempFiles } from '#src/node/files/tempFile.ts'
import { syncFiles } from '#src/node/files/syncFiles.ts'
import { walk } from '#src/node/files/walk.ts'
import { type ClientOfSite, fillClient } from '#src/node/render/fillClient.ts'
import { builderFingerprint, codeFingerprint } from '#src/node/render/fingerprint.ts'
import { apartSections, areSectionsAsTaken, ownScripts } from '#src/node/sections/ownSections.ts'
import { checkoutCode } from '#src/node/sections/checkoutPackages.ts'
import { keptFolder } from '#src/node/files/keptFolder.ts'
import { valueHash } from '#src/node/files/hashes.ts'
import { type CodePart, makeCode } from './makeCode.ts'
import { bundleOwnServer, ownServerFile } from './ownServer.ts'
import { codeNameOf, readyCode } from './readyCode.ts'

const UNUSED_DAYS = 7

/**
 * Built code: the server entry, and in the same folder the module with the company’s section types, if it has any; the client folder, which
 * contains Vite’s manifest, and the document template of all pages. `isMixed`: sources were saved during the build, so its name does not
 * identify its content.
 */
export type BuiltCode = { serverFile: string; ownFile?: string | undefined; clientDir: string; template: string; isMixed: boolean }

/**
 * The code of the server and of the client, identified by `code`: prebuilt, from an earlier build, or built by Vite now. The client is then
 * filled with its part of the site. The company’s section types are bundled separately. The folder may be deleted while no build is
 * running; several builds may share it.
 */
export async function keptCode(site: ClientOfSite, code: string): Promise<BuiltCode> {
  const home = keptFolder('code')
  mkdirSync(home, { recursive: true })
  const builder = codeNameOf(builderFingerprint())
  const ready = readyCode(builder)
  const folder = (part: CodePart) => ready?.[part] ?? join(home, `${part}-${valueHash(builder)}`)
  const makePart = async (part: CodePart) =>
    ready ? false : make(folder(part), (outDir) => isMixedBy(async () => makeCode({ part, outDir, ...(await checkoutCode()) })))
  const scripts = ownScripts()
  const client = scripts ? 'sharing' : 'client'
  const apart = apartSections()
  const own = scripts && (await bundleOwnServer(apart.sections))
  const isMixed = [await makePart('server'), await makePart(client), !areSectionsAsTaken()].includes(true)
  const clientDir = join(home, `site-${valueHash([code, site.shell, [...site.types].toSorted(), site.npmFolders.map(versionIn)])}`)
  // Code built while sources changed is used once, and so is everything derived from it.
  if (isMixed) rmSync(clientDir, { recursive: true, force: true })
  await make(clientDir, (outDir) => {
    fillClient(folder(client), site, outDir, scripts && { folder: scripts.folder, ...apart })
    return isMixed
  })
  const template = afterFirstScreen(readFileSync(join(clientDir, 'index.html'), 'utf8').replaceAll('="./static/', '="/static/'))
  tidy(home)
  return { serverFile: join(folder('server'), 'server.mjs'), ownFile: own && ownServerFile(own), clientDir, template, isMixed }
}

const SCRIPT = /\s*<script type="module"([^>]*><\/script>)/

/**
 * A document whose script waits for what the first screen needs, such as its font: the script does nothing before the visitor does. It
 * comes after everything that it reads, and waits for no style sheet.
 */
function afterFirstScreen(template: string): string {
  const [script, rest] = SCRIPT.exec(template)!
  return template.replace(script, '').replace('<!--late-->', `<script type="module" async fetchpriority="low"${rest}\n    $&`)
}

/** The `package.json` of a package, which differs between versions. */
function versionIn(folder: string): string {
  return readFileSync(join(folder, 'package.json'), 'utf8')
}

/** Creates a folder unless it exists; `makeIn` says whether its result is mixed, and so does the return value. */
async function make(folder: string, makeIn: (outDir: string) => Promise<boolean> | boolean): Promise<boolean> {
  if (existsSync(join(folder, UNSURE))) rmSync(folder, { recursive: true, force: true })
  if (existsSync(folder)) {
    utimesSync(folder, new Date(), new Date())
    return false
  }
  const begun = tempPath(folder)
  mkdirSync(begun)
  try {
    const isMixed = await makeIn(begun)
    if (isMixed) writeFileSync(join(begun, UNSURE), '')
    await syncFiles(begun, walk(begun).files)
    renameSync(begun, folder)
    return isMixed
  } catch (error) {
    // Another build created it first, with the same code.
    if (!existsSync(folder)) throw error
    return false
  } finally {
    rmSync(begun, { recursive: true, force: true })
  }
}

/** Whether sources changed while something was built from them. */
async function isMixedBy(making: () => Promise<void>): Promise<boolean> {
  const before = codeFingerprint()
  await making()
  return codeFingerprint() !== before
}

/** The code that pages are built with: its name, and the functions that build scripts and the renderer. */
export type BuildCode = { name: string; make: typeof keptCode }

/** The code of this project. */
export function ownCode(): BuildCode {
  return { name: codeFingerprint(), make: keptCode }
}

/** Marks code whose sources changed during the build: it is used once. */
const UNSURE = '.unsure'

/** Deletes code unused for a week, and leftovers of killed builds. */
function tidy(home: string): void {
  sweepTempFiles(home)
  for (const name of readdirSync(home)) {
    const age = Date.now() - (statSync(join(home, name), { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > UNUSED_DAYS * 86_400_000) rmSync(join(home, name), { recursive: true, force: true })
  }
}
