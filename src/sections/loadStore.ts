/**
 * The code of the store, which then knows what packages keep: whoever opens the store, and every section that does, waits for this. It
 * comes with the first of them; other pages load none of it.
 */
export async function loadStore(): Promise<Pick<typeof import('./packagedStore.ts'), 'sharedStore'>> {
  const { ownResults, registerResults, sharedStore } = await import('./packagedStore.ts')
  registerResults(await ownResults)
  return { sharedStore }
}
