import type { PublishAsked } from '#src/node/dev/editor/review/publishChoice.ts'
import type { EditorPublished, EditorReview, RefusedChoice } from '#src/node/dev/editor/review/reviewWire.ts'
import type { EditorAnswer } from '#src/node/dev/editor/wire.ts'
import { askPreview } from '#src/editor/askPreview.ts'

type ReleaseAct =
  | { do: 'start'; name: string; changes: string[] }
  | { do: 'add' | 'take'; slug: string; changes: string[] }
  | { do: 'drop' | 'show'; slug: string }

/** Requests to the preview about the review. They reject with a message for authors. */
export const reviewApi = {
  review: () => askPreview<EditorReview>('/_dev/edit/review'),
  publish: (asked: PublishAsked) => askPreview<EditorPublished>('/_dev/edit/publish', asked),
  takeBack: (changes: string[], path: string) => askPreview<EditorAnswer>('/_dev/edit/take-back', { changes, path }),
  /** Lists sent changes as unpublished again. */
  unsend: (branch: string) => askPreview<object>('/_dev/edit/unsend', { branch }),
  /** Changes a release; `show` returns the state of the site with it. */
  release: (act: ReleaseAct) => askPreview<{ slug: string; view: string }>('/_dev/edit/release', act),
}

/** Why a request was refused: its message, problems, and the ids of changes that belong together with the chosen ones. */
export function refusalOf(error: unknown): RefusedChoice {
  const { message, cause } = error as Error
  const { problems = [], needs = [], details = [] } = (cause ?? {}) as Partial<RefusedChoice>
  return { message, problems, needs, details }
}
