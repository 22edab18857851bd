import Chip from '@mui/material/Chip'
import { styled } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { media, numerals, space } from '#src/ui/tokens.ts'

type Choice = { id: string; label: string; count?: number | undefined; href?: string | undefined }
type Props = { label: string; labelledBy?: string; choices: Choice[]; chosen: string | readonly string[]; onChoose?: (id: string) => void }

/**
 * Filter buttons, of which the chosen ones are pressed, each with the number of its results. On phones they are a single scrollable line.
 * Choices with an address are links; without `onChoose`, they are followed. `labelledBy` is the id of the visible label, if there is one.
 */
export function FilterChips({ label, labelledBy, choices, chosen, onChoose }: Props) {
  const isChosen = (id: string) => (typeof chosen === 'string' ? id === chosen : chosen.includes(id))
  return (
    <Root className="chips" role="group" aria-label={labelledBy ? undefined : label} aria-labelledby={labelledBy}>
      {choices.map(({ id, label: name, count, href }) => {
        const shared = {
          clickable: true,
          label: (
            <>
              {name} {count !== undefined && <span className="number">{count}</span>}
            </>
          ),
        } as const
        if (href === undefined)
          return <Chip key={id} {...shared} component="button" type="button" aria-pressed={isChosen(id)} onClick={() => onChoose?.(id)} />
        const follow = (event: MouseEvent) => {
          // New tabs and windows are left to the browser.
          if (!onChoose || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          onChoose(id)
        }
        return <Chip key={id} {...shared} component="a" href={href} aria-current={isChosen(id) ? 'true' : undefined} onClick={follow} />
      })}
    </Root>
  )
}

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s8,
  '& .number': { marginInlineStart: space.s4, fontWeight: 400, fontVariantNumeric: numerals },
  // The number has the colour of its chip, not the system colour.
  '@media (forced-colors: active)': { '& :is([aria-pressed="true"], [aria-current="true"]) .number': { color: 'HighlightText' } },
  [media.mobile]: {
    flexWrap: 'nowrap',
    // The line extends to the edge of the window, which shows that it scrolls; the padding leaves space for the focus ring.
    marginInline: `calc(-1 * ${space.s16})`,
    padding: `${space.s4} ${space.s16}`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& > *': { flex: 'none' },
  },
})
