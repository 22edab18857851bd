// Worker threads do not inherit the TypeScript loader, so they start with this file.
import { register } from 'tsx/esm/api'

register()
await import('./factsWorker.ts')
