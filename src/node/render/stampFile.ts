import { join } from 'node:path'

/** The file with the fingerprint of the published build. */
export const stampFile = (workDir: string) => join(workDir, 'stamp')
