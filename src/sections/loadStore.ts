/**
 * Loads the code of the store, with the results that packages declare. Everything that opens the store, and every section that keeps
 * results, waits for it. The first of them fetches it; other pages load nothing.
 */
export async function loadStore(): Promise<Pick<typeof import('./packagedStore.ts'), 'sharedStore'>> {
  const { ownResults, registerResults, sharedStore } = await import('./packagedStore.ts')
  registerResults(await ownResults)
  return { sharedStore }
}
