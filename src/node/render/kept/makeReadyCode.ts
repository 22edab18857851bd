import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packInto } from '#src/node/render/compress.ts'
import { codeFingerprint } from '#src/node/render/fingerprint.ts'
import { makeCode } from './makeCode.ts'
import { NAME_FILE, READY, codeNameOf, foldersIn, readyCode } from './readyCode.ts'

/** Makes code ready, for production, unless that of the sources as they are now lies there. Throws what keeps it from being made. */
export async function makeReadyCode(): Promise<void> {
  const mode = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    const code = codeNameOf(codeFingerprint())
    if (readyCode(code)) return
    rmSync(READY, { recursive: true, force: true })
    const begun = `${READY}.begun`
    rmSync(begun, { recursive: true, force: true })
    const folders = foldersIn(begun)
    mkdirSync(begun, { recursive: true })
    await Promise.all((['server', 'client'] as const).map((part) => makeCode({ part, outDir: folders[part], own: [] })))
    await packInto(folders.packed, folders.client)
    writeFileSync(join(begun, NAME_FILE), code)
    renameSync(begun, READY)
  } finally {
    if (mode === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = mode
  }
}
