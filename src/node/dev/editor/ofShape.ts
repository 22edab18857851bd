import type { z } from 'zod'
import type { PreviewContext } from '#src/node/dev/previewContext.ts'
import type { Answer, Endpoint } from '#src/node/dev/endpoint.ts'
import { refused } from '#src/node/dev/refused.ts'

/** Calls the handler for input that matches `schema`, and returns `no` for anything else. */
export function ofShape<Asked>(
  schema: z.ZodType<Asked>,
  no: string,
  answer: (desk: PreviewContext, asked: Asked) => Answer | Promise<Answer>,
): Endpoint['answer'] {
  return (desk, asked) => {
    const parsed = schema.safeParse(asked)
    return parsed.success ? answer(desk, parsed.data) : refused(400, no)
  }
}
