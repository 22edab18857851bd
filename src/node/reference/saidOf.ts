import { z } from 'zod'
import { Label } from '#schemas/atoms.ts'
import { chainOf } from './chainOf.ts'
import { shapeSchemaOf } from './shapes.ts'

/** The requirements of a text’s checks, without those that its shape has for every such text: `a path such as /contact`. */
export function saidOf(schema: z.ZodType): string[] {
  const text = chainOf(schema).find((one) => one instanceof z.ZodString || one instanceof z.ZodEmail)
  const shape = shapeSchemaOf(schema)
  const known = new Set([...demandsOf(Label), ...(shape ? demandsOf(shape) : [])])
  return text ? demandsOf(text).filter((demand) => !known.has(demand)) : []
}

const DEMAND = /^must (?:be )?/

function demandsOf(schema: z.ZodType): string[] {
  const { checks = [] } = schema.def as { checks?: { _zod: { def: { error?: (issue: { input: unknown }) => unknown } } }[] }
  return checks.flatMap((check) => {
    const message = check._zod.def.error?.({ input: '' })
    return typeof message === 'string' && DEMAND.test(message) ? [message.replace(/^must be (?!words)/, '')] : []
  })
}
