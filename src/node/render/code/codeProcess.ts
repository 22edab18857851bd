import { build } from 'vite'
import { errorReason } from '#src/node/files/systemError.ts'
import { PACKAGES_FILE } from '#src/node/render/fillClient.ts'
import { MARKS } from '#src/node/render/siteExpressions.ts'
import { clientOptions, ownExpression, resultsModule, serverOptions } from '#src/node/render/viteOptions.ts'
import type { CodeOrder } from './makeCode.ts'

/** Builds code on request and exits; the last message says why it could not be built. */
process.once('message', ({ part, outDir, views, results }: CodeOrder) => {
  const expressions = { ...MARKS, own: `[...${ownExpression(views)}, ...${MARKS.own}]`, results: resultsModule(results, MARKS.results) }
  const input = { expressions: () => expressions, components: (packages: unknown) => ({ [PACKAGES_FILE]: JSON.stringify(packages) }) }
  const options = part === 'server' ? serverOptions(outDir, views) : clientOptions(input, outDir, part === 'sharing')
  build(options)
    .then(() => process.disconnect())
    .catch((error: unknown) => process.send!(errorReason(error), () => process.exit(1)))
})
// The parent process is gone.
process.once('disconnect', () => process.exit())
