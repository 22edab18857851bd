import type { Desk } from '#src/node/dev/desk.ts'
import type { EditorHistory } from './wire.ts'

/** What can be taken back and done again in a site that is edited. */
export function editorHistory({ editing }: Pick<Desk, 'editing'>): EditorHistory {
  return { ...editing!.next(), moved: editing!.moved() }
}
