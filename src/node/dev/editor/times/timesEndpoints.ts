import type { Endpoint } from '#src/node/dev/endpoint.ts'
import { editorTimes } from './editorTimes.ts'

/** The table: what the calendar in the editor asks for. */
export const timesEndpoints: Record<string, Endpoint> = {
  '/_dev/edit/times': { method: 'GET', answer: (desk) => ({ status: 200, body: editorTimes(desk) }) },
}
