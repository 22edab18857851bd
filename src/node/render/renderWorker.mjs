// A worker thread does not inherit the TypeScript loader, so it starts with this file.
import { register } from 'tsx/esm/api'

register()
await import('./renderWorker.ts')
