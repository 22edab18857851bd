import type { Answer } from './endpoint.ts'

/** An answer whose message says in one sentence why the request was refused. */
export function refused(status: number, message: string): Answer {
  return { status, body: { message } }
}
