import { z } from 'zod'

const known = new Set(Intl.supportedValuesOf('currency'))

/** A currency by its code of three letters (ISO 4217, as far as Intl knows it). */
export const Currency = z
  .string()
  .regex(/^[A-Z]{3}$/, 'must be a code of three capital letters such as EUR')
  .refine((code) => !/^[A-Z]{3}$/.test(code) || known.has(code), 'is not a currency; use an ISO 4217 code, such as EUR, CHF or JPY')
  .describe('Currency of all prices, as a code of three capital letters (ISO 4217).')
