import type { PreviewContext } from '#src/node/dev/previewContext.ts'
import type { EditorHistory } from './wire.ts'

/** The undo and redo steps of a site that is being edited. */
export function editorHistory({ editing }: Pick<PreviewContext, 'editing'>): EditorHistory {
  return { ...editing!.next(), moved: editing!.moved() }
}
