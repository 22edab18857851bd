import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { valueHash } from '#src/node/files/hashes.ts'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'

/** The folder of code that was made when this project was installed or packed, for sites without sections of their own. */
export const READY = join(PROJECT_ROOT, '.build/node/ready')

/** Where it says which code that is: it comes last, so that whatever lies beside it is whole. */
export const NAME_FILE = 'code.txt'

/** Code that lies ready: the folders of the server and of the client, this one with marks, and of the packed forms of its files. */
export type ReadyCode = Record<'server' | 'client' | 'packed', string>

/** Names the code of these fingerprints as pages are made with it in the mode of this process. */
export function codeNameOf(fingerprint: string): string {
  return valueHash([fingerprint, process.env.NODE_ENV])
}

/** The code of this name, if it lies ready. */
export function readyCode(code: string): ReadyCode | undefined {
  const file = join(READY, NAME_FILE)
  return existsSync(file) && readFileSync(file, 'utf8') === code ? foldersIn(READY) : undefined
}

/** The packed form of a file that lies ready, by the name under which builds keep such forms; undefined when there is none. */
export function readyForm(name: string): Buffer | undefined {
  const file = join(foldersIn(READY).packed, name)
  return existsSync(file) ? readFileSync(file) : undefined
}

/** The folders of code below one that holds it all. */
export function foldersIn(folder: string): ReadyCode {
  return { server: join(folder, 'server'), client: join(folder, 'client'), packed: join(folder, 'packed') }
}
