import { pathToFileURL } from 'node:url'
import { LOOKS } from '#src/node/init/choices.ts'
import { lookOf, pictureOfLook } from '#src/node/init/looks.ts'

/** Prints each look of new sites with the address of its picture, which terminals open. Returns 0. */
export function listLooks(): number {
  for (const name of LOOKS) console.log(`${name}: ${lookOf(name).about}\n  ${pathToFileURL(pictureOfLook(name)).href}`)
  return 0
}
