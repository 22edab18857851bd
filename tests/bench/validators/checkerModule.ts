import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A module of a package that was installed in a folder for the bench. */
export async function checkerModule<Module>(folder: string, name: string): Promise<Module> {
  return (await import(pathToFileURL(createRequire(join(folder, 'package.json')).resolve(name)).href)) as Module
}
