import type { Field } from './formTypes.ts'

/** The values of source fields without a list: anybody can write any address, so only short plain ones are passed on. */
const PLAIN: Record<string, RegExp> = { referrer: /^[a-z\d.-]{1,253}$/, firstPage: /^\/[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}/-]*$/u }
const PLAIN_PARAMETER = /^[\p{L}\p{M}\p{N} ._~+-]{1,100}$/u

/** Whether a source field accepts a value. */
export function isAllowedSource({ from, values }: Extract<Field, { kind: 'source' }>, value: string): boolean {
  return values ? values.includes(value) : value.length <= 300 && (PLAIN[from] ?? PLAIN_PARAMETER).test(value)
}
