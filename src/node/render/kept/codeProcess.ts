import { build } from 'vite'
import { errorReason } from '#src/node/files/systemError.ts'
import { clientOptions, serverOptions } from '#src/node/render/viteOptions.ts'
import type { CodeOrder } from './keptCode.ts'

/** Makes code as it is told and ends; the last message says why it could not be made. */
process.once('message', ({ part, shell, outDir, own }: CodeOrder) => {
  const options = { server: serverOptions, client: clientOptions }[part](
    () => shell,
    outDir,
    () => own,
  )
  build(options)
    .then(() => process.disconnect())
    .catch((error: unknown) => process.send!(errorReason(error), () => process.exit(1)))
})
// Whoever wanted the code is gone.
process.once('disconnect', () => process.exit())
