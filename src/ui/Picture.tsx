import type { ComponentType } from 'react'
import type { Picture as AnyPicture, PictureKind } from '#schemas/picture.ts'
import { Board } from './pictures/Board.tsx'
import { Chart } from './pictures/Chart.tsx'
import { Checks } from './pictures/Checks.tsx'
import { Conversation } from './pictures/Conversation.tsx'
import { Fields } from './pictures/Fields.tsx'
import { Flow } from './pictures/Flow.tsx'
import { Hub } from './pictures/Hub.tsx'
import { Image } from './pictures/Image.tsx'
import { Match } from './pictures/Match.tsx'
import { PictureFrame } from './pictures/PictureFrame.tsx'
import type { PictureOf } from './pictures/PictureOf.ts'
import { Ranking } from './pictures/Ranking.tsx'
import { Schedule } from './pictures/Schedule.tsx'
import { Scorecard } from './pictures/Scorecard.tsx'

// The table: kind → component. A kind without a component does not compile.
const scenes: { [Kind in Exclude<PictureKind, 'image'>]: ComponentType<PictureOf<Kind>> } = {
  board: Board,
  ranking: Ranking,
  match: Match,
  scorecard: Scorecard,
  schedule: Schedule,
  conversation: Conversation,
  chart: Chart,
  fields: Fields,
  flow: Flow,
  hub: Hub,
  checks: Checks,
}

/**
 * A product picture as wide as its container: one image named by its `alt`, without focusable content. Needs a `SiteContext`. `sizes` is
 * the container’s width for picture files: one of `photoSizes`.
 */
export function Picture({ picture, sizes }: { picture: AnyPicture; sizes: string }) {
  if (picture.kind === 'image') return <Image {...picture} sizes={sizes} />
  // The table returns the component of this kind, which the type of a lookup cannot express.
  const Scene = scenes[picture.kind] as ComponentType<AnyPicture>
  return (
    <PictureFrame {...picture}>
      <Scene {...picture} />
    </PictureFrame>
  )
}
