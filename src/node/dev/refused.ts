import type { Answer } from './endpoint.ts'

/** An answer that says in a sentence why there is no other. */
export function refused(status: number, message: string): Answer {
  return { status, body: { message } }
}
