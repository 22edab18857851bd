import { fork } from 'node:child_process'
import type { TogetherCode } from '#src/node/sections/checkoutPackages.ts'

/** What sites are made of: what renders pages, the client, and a client that shares modules with scripts of companies. */
export type CodePart = 'server' | 'client' | 'sharing'

/**
 * Which code to make, where, and for which mode, that of this process when left out. The code of some section types is in it; clients have
 * marks in place of the site.
 */
export type CodeOrder = TogetherCode & { part: CodePart; outDir: string; mode?: 'production' | 'development' }

/** Has code made by a process of its own: the bundler takes half a gigabyte, which it does not give back while the pages are rendered. */
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
