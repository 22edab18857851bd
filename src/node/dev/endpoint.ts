import type { PreviewContext } from './previewContext.ts'

/** The response. */
export type Answer = { status: number; body: object }

/** A JSON endpoint at one of the preview’s own addresses. `mostBytes` limits the body of a POST; a few kilobytes by default. */
export type Endpoint = {
  method: 'GET' | 'POST'
  mostBytes?: number
  answer(desk: PreviewContext, asked: Record<string, unknown>): Answer | Promise<Answer>
}
