import { withoutEnding } from './withoutEnding.ts'

/** Key of an address: addresses with the same key are the same to some server, regardless of case and ending. */
export function addressKey(path: string): string {
  return withoutEnding(path.toLowerCase())
}
