import type { ReactNode } from 'react'
import type { PictureOf } from './PictureOf.ts'

type State = PictureOf<'checks'>['items'][number]['state']

// Three shapes, so that the state does not depend on colour: a full disc with a tick, a half disc, a dashed ring with a cross.
const shapes: { [Name in State]: ReactNode } = {
  met: (
    <>
      <circle className="disc" cx="10" cy="10" r="10" />
      <path className="stroke" d="m5.8 10.3 2.8 2.8 5.6-6" />
    </>
  ),
  partial: (
    <>
      <circle className="ring" cx="10" cy="10" r="9" />
      <path className="disc" d="M10 4a6 6 0 0 1 0 12z" />
    </>
  ),
  missing: (
    <>
      <circle className="ring" cx="10" cy="10" r="9" strokeDasharray="3 2.6" />
      <path className="ring" d="m7.2 7.2 5.6 5.6m0-5.6-5.6 5.6" />
    </>
  ),
}

/** The symbol of a result: met, partial or missing. */
export function StateMark({ state }: { state: State }) {
  return (
    <svg className="mark" data-state={state} viewBox="0 0 20 20" aria-hidden="true">
      {shapes[state]}
    </svg>
  )
}
