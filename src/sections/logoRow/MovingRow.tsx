import { keyframes, styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { PauseSwitch } from '#src/ui/PauseSwitch.tsx'
import { color, media, space } from '#src/ui/tokens.ts'

/**
 * A list that moves along one line, twice, so that it has no end. The switch needs no script: it is a checkbox. The list also stops while
 * the pointer is over it or it has the focus. On paper and for less motion it wraps and does not move.
 */
export function MovingRow({ pauseLabel, children }: { pauseLabel: string; children: ReactNode }) {
  return (
    <Root>
      <div className="track">
        {children}
        <div aria-hidden="true" inert>
          {children}
        </div>
      </div>
      <PauseSwitch label={pauseLabel} />
    </Root>
  )
}

/** Each list moves by its own width, so that the second one ends where the first one began. */
const along = keyframes({ to: { transform: 'translateX(calc(-100% * var(--way, 1)))' } })

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.s16,
  // The second list is only the continuation of the first.
  '& .track > div': { display: 'none' },
  '& label': { display: 'none' },
  '@media screen and (prefers-reduced-motion: no-preference)': {
    '& .track': {
      overflow: 'hidden',
      display: 'flex',
      maskImage: 'linear-gradient(90deg, transparent, black 3rem, black calc(100% - 3rem), transparent)',
    },
    '& .track > div': { display: 'block' },
    '& .track ul': {
      flexWrap: 'nowrap',
      width: 'max-content',
      flex: 'none',
      paddingBlock: space.s8,
      paddingInlineEnd: 'clamp(2rem, 1rem + 4vw, 4.5rem)',
      animation: `${along} 40s linear infinite`,
    },
    '& .track li': { flex: 'none', maxWidth: 'none' },
    '& .track:is(:hover, :focus-within) ul, &:has(:checked) .track ul': { animationPlayState: 'paused' },
    '& label': { display: 'grid', borderColor: color.cardLine },
  },
  [media.mobile]: { gap: space.s8 },
})
