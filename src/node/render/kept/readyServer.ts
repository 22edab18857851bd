import { join } from 'node:path'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'

/** The folder of the server code that a packed runtime brings with it, made for production. */
export const READY_SERVER = join(PROJECT_ROOT, '.build/node/server')
