// One file, so that both come in one request.
export { ownResults } from 'virtual:own-results'
export { registerResults, sharedStore } from '#src/store/sharedStore.ts'
