// A worker thread does not get the TypeScript loader from the thread that starts it, so it starts with this file.
import { fileURLToPath } from 'node:url'
import { register } from 'tsx/esm/api'

// The settings of the project itself do not speak of tests.
register({ tsconfig: fileURLToPath(new URL('../tsconfig.json', import.meta.url)) })
await import('./bareWorker.ts')
