import type { PreviewContext } from './previewContext.ts'

/** What is sent back. */
export type Answer = { status: number; body: object }

/** What answers at an address of the preview’s own, with JSON. A POST may carry `mostBytes`, a few kilobytes when left out. */
export type Endpoint = {
  method: 'GET' | 'POST'
  mostBytes?: number
  answer(desk: PreviewContext, asked: Record<string, unknown>): Answer | Promise<Answer>
}
