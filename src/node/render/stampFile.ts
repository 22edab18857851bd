import { join } from 'node:path'

/** Where the fingerprint of the published build is kept. */
export const stampFile = (workDir: string) => join(workDir, 'stamp')
