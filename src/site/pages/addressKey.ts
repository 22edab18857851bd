import { withoutEnding } from './withoutEnding.ts'

/** What an address is known by: two that have the same are one address to some server, in whatever capitals and with whatever ending. */
export function addressKey(path: string): string {
  return withoutEnding(path.toLowerCase())
}
