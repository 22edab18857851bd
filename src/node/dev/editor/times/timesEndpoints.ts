import type { Endpoint } from '#src/node/dev/endpoint.ts'
import { editorTimes } from './editorTimes.ts'

/** The table: the endpoints of the calendar in the editor. */
export const timesEndpoints: Record<string, Endpoint> = {
  '/_dev/edit/times': { method: 'GET', answer: (desk) => ({ status: 200, body: editorTimes(desk) }) },
}
