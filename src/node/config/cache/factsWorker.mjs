// A worker thread does not get the TypeScript loader from the thread that starts it, so it starts with this file.
import { register } from 'tsx/esm/api'

register()
await import('./factsWorker.ts')
