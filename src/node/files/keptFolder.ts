import { resolve } from 'node:path'

/**
 * The folder for what is kept between runs under a name, such as `facts`, absolute: below `.build` where the command runs, which is the
 * folder of the company. The package may be one that nobody can write to, and several companies may share it.
 */
export function keptFolder(name: string): string {
  return resolve('.build', name)
}
