import { fork } from 'node:child_process'
import type { TogetherCode } from '#src/node/sections/checkoutPackages.ts'

/** The bundles of a site: the renderer, the client, and a client that shares modules with scripts of companies. */
export type CodePart = 'server' | 'client' | 'sharing'

/**
 * Which code to build, where, and for which mode (by default that of this process). The code of some section types is included; clients
 * have placeholders instead of the site.
 */
export type CodeOrder = TogetherCode & { part: CodePart; outDir: string; mode?: 'production' | 'development' }

/** Builds code in a separate process: the bundler takes half a gigabyte, which it would not release while pages are rendered. */
export function makeCode(order: CodeOrder): Promise<void> {
  return new Promise((resolve, reject) => {
    const env = order.mode ? { ...process.env, NODE_ENV: order.mode } : process.env
    const child = fork(new URL('./codeProcess.mjs', import.meta.url), { serialization: 'advanced', env })
    let failure = 'the process that builds the code was killed'
    child.once('message', (why: string) => (failure = why))
    child.once('error', reject)
    child.once('exit', (status) => (status === 0 ? resolve() : reject(new Error(failure))))
    child.send(order)
  })
}
