import { addressPattern } from './addressPattern.ts'

/** Whether a rule of headers for such addresses holds for an address. */
export function isRuledBy(address: string, paths: string): boolean {
  return new RegExp(addressPattern(paths)).test(address)
}
