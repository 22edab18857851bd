import { addressPattern } from './addressPattern.ts'

/** Whether a header rule for such addresses applies to an address. */
export function isRuledBy(address: string, paths: string): boolean {
  return new RegExp(addressPattern(paths)).test(address)
}
