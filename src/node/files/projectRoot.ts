import { fileURLToPath } from 'node:url'

/** The folder of the project, absolute. */
export const PROJECT_ROOT = fileURLToPath(new URL('../../..', import.meta.url))
