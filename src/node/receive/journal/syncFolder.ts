import { open } from 'node:fs/promises'

/** Flushes the file names of a folder to disk. Not every system allows opening folders for that. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null)
  await handle?.sync().catch(() => {})
  await handle?.close()
}
