import { fetchSources } from '#src/node/fetch/fetchSources.ts'

/** Fetches the data of collections; by default of all. Returns 0 if each has data that can be used. */
export async function data(configDir: string, names: readonly string[]): Promise<number> {
  const { lines, isSound } = await fetchSources(configDir, { names, environment: process.env, now: Date.now() })
  const print = isSound ? console.log : console.error
  print(lines.join('\n'))
  return isSound ? 0 : 1
}
