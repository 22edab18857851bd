import { keyframes, styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { color, media, radius, space } from '#src/ui/tokens.ts'

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
      <label>
        <input type="checkbox" className="visually-hidden" />
        <svg className="icon" width={24} height={24} viewBox="0 0 24 24" aria-hidden="true">
          <path className="pause" d="M9 5v14M15 5v14" />
          <path className="play" d="M8 5v14l11-7z" />
        </svg>
        <span className="visually-hidden">{pauseLabel}</span>
      </label>
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
    '& label': {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      width: '2.75rem',
      height: '2.75rem',
      border: `1px solid ${color.cardLine}`,
      borderRadius: radius.round,
      color: color.strong,
      cursor: 'pointer',
    },
    '& label:has(:focus-visible)': { outline: '3px solid var(--mui-palette-focus-main)', outlineOffset: '2px' },
    '& .play, &:has(:checked) .pause': { display: 'none' },
    '&:has(:checked) .play': { display: 'inline' },
  },
  [media.mobile]: { gap: space.s8 },
})
