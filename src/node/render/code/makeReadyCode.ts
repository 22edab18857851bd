import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packInto } from '#src/node/render/compress.ts'
import type { TogetherCode } from '#src/node/sections/checkoutPackages.ts'
import { makeCode } from './makeCode.ts'
import { NAME_FILE, READY, foldersIn, readyCode } from './readyCode.ts'

/**
 * Prebuilds code unless that of this name exists: the builder’s, together with that of some section types. Throws the reason if the build
 * fails.
 */
export async function makeReadyCode(code: string, together: TogetherCode): Promise<void> {
  if (readyCode(code)) return
  rmSync(READY, { recursive: true, force: true })
  const begun = `${READY}.begun`
  rmSync(begun, { recursive: true, force: true })
  const { server, client, sharing, preview, packed } = foldersIn(begun)
  mkdirSync(begun, { recursive: true })
  await Promise.all([
    makeCode({ part: 'server', outDir: server, mode: 'production', ...together }),
    makeCode({ part: 'client', outDir: client, mode: 'production', ...together }),
    makeCode({ part: 'sharing', outDir: sharing, mode: 'production', ...together }),
    makeCode({ part: 'server', outDir: preview, mode: 'development', ...together }),
  ])
  await packInto(packed, client)
  await packInto(packed, sharing)
  writeFileSync(join(begun, NAME_FILE), code)
  renameSync(begun, READY)
}
