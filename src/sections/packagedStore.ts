// One file, so that both come in one request.
export { packages } from '#src/packages.ts'
export { registerResults, sharedStore } from '#src/store/sharedStore.ts'
