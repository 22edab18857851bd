// A process does not get the TypeScript loader from the one that starts it, so it starts with this file.
import { register } from 'tsx/esm/api'

register()
await import('./codeProcess.ts')
