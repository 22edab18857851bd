import type { PreviewContext } from '#src/node/dev/previewContext.ts'
import type { EditorHistory } from './wire.ts'

/** What can be taken back and done again in a site that is edited. */
export function editorHistory({ editing }: Pick<PreviewContext, 'editing'>): EditorHistory {
  return { ...editing!.next(), moved: editing!.moved() }
}
