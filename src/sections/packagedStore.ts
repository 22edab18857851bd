// One file, so that one request fetches both.
export { ownResults } from 'virtual:own-results'
export { registerResults, sharedStore } from '#src/store/sharedStore.ts'
