import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { valueHash } from '#src/node/files/hashes.ts'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'
import { builderFingerprint } from '#src/node/render/fingerprint.ts'
import type { CodePart } from './makeCode.ts'

/** The folder of the code that was prebuilt when this project was installed or packed. */
export const READY = join(PROJECT_ROOT, '.build/node/ready')

/** The file that identifies the prebuilt code; it is written last, so that the rest of the folder is complete. */
export const NAME_FILE = 'code.txt'

/**
 * Prebuilt code: the folders of the server, of the two clients (with placeholders), of their compressed files, and of the preview server in
 * development mode.
 */
export type ReadyCode = Record<CodePart | 'packed' | 'preview', string>

/** The name of the code with these fingerprints for rendering pages, in the mode of this process or another one. */
export function codeNameOf(fingerprint: string, mode = process.env.NODE_ENV): string {
  return valueHash([fingerprint, mode])
}

/** The prebuilt code of this name, if there is any. */
export function readyCode(code: string): ReadyCode | undefined {
  const file = join(READY, NAME_FILE)
  return existsSync(file) && readFileSync(file, 'utf8') === code ? foldersIn(READY) : undefined
}

/** A prebuilt compressed file, by the name under which builds store such files; undefined if there is none. */
export function readyForm(name: string): Buffer | undefined {
  const file = join(foldersIn(READY).packed, name)
  return existsSync(file) ? readFileSync(file) : undefined
}

/** The name of prebuilt code for production: that of the current sources, or of those that `code` identifies. */
export function readyName(code?: string): string {
  return codeNameOf(builderFingerprint('production', code), 'production')
}

/** The prebuilt rendering module for the mode of this process, if it was built from the current sources. */
export function readyServer(): string | undefined {
  const ready = readyCode(readyName())
  return ready && join(process.env.NODE_ENV === 'development' ? ready.preview : ready.server, 'server.mjs')
}

/** The code folders within their common folder. */
export function foldersIn(folder: string): ReadyCode {
  const at = (name: string) => join(folder, name)
  return { server: at('server'), client: at('client'), sharing: at('sharing'), packed: at('packed'), preview: at('preview') }
}
