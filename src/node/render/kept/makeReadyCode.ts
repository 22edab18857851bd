import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packInto } from '#src/node/render/compress.ts'
import { makeCode } from './makeCode.ts'
import { NAME_FILE, READY, foldersIn, readyCode, readyName } from './readyCode.ts'

/** Makes code ready, unless that of the sources as they are now lies there. Throws what keeps it from being made. */
export async function makeReadyCode(): Promise<void> {
  const code = readyName()
  if (readyCode(code)) return
  rmSync(READY, { recursive: true, force: true })
  const begun = `${READY}.begun`
  rmSync(begun, { recursive: true, force: true })
  const { server, client, sharing, preview, packed } = foldersIn(begun)
  mkdirSync(begun, { recursive: true })
  await Promise.all([
    makeCode({ part: 'server', outDir: server, mode: 'production' }),
    makeCode({ part: 'client', outDir: client, mode: 'production' }),
    makeCode({ part: 'sharing', outDir: sharing, mode: 'production' }),
    makeCode({ part: 'server', outDir: preview, mode: 'development' }),
  ])
  await packInto(packed, client)
  await packInto(packed, sharing)
  writeFileSync(join(begun, NAME_FILE), code)
  renameSync(begun, READY)
}
