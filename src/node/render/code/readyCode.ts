import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { valueHash } from '#src/node/files/hashes.ts'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'
import { builderFingerprint } from '#src/node/render/fingerprint.ts'
import type { CodePart } from './makeCode.ts'

/** The folder of code that was made when this project was installed or packed. */
export const READY = join(PROJECT_ROOT, '.build/node/ready')

/** Where it says which code that is: it comes last, so that whatever lies beside it is whole. */
export const NAME_FILE = 'code.txt'

/**
 * Code that lies ready: the folders of the server and of the two clients, these with marks, of the packed forms of their files, and of the
 * server for previews, which is that of development.
 */
export type ReadyCode = Record<CodePart | 'packed' | 'preview', string>

/** Names the code of these fingerprints as pages are made with it in the mode of this process, or another one. */
export function codeNameOf(fingerprint: string, mode = process.env.NODE_ENV): string {
  return valueHash([fingerprint, mode])
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

/** Names the code that may lie ready, for production: that of the sources as they are now, or of those that `code` names. */
export function readyName(code?: string): string {
  return codeNameOf(builderFingerprint('production', code), 'production')
}

/** The file that renders pages in the mode of this process, if it lies ready, made from the sources as they are now. */
export function readyServer(): string | undefined {
  const ready = readyCode(readyName())
  return ready && join(process.env.NODE_ENV === 'development' ? ready.preview : ready.server, 'server.mjs')
}

/** The folders of code below one that holds it all. */
export function foldersIn(folder: string): ReadyCode {
  const at = (name: string) => join(folder, name)
  return { server: at('server'), client: at('client'), sharing: at('sharing'), packed: at('packed'), preview: at('preview') }
}
