import Chip from '@mui/material/Chip'
import { styled } from '@mui/material/styles'
import { media, space } from '#src/ui/tokens.ts'

type Props = { label: string; choices: { id: string; label: string; count: number }[]; chosen: string; onChoose(id: string): void }

/** Filter buttons, one of which is pressed, each with the number of its results. On phones they are a single scrollable line. */
export function FilterChips({ label, choices, chosen, onChoose }: Props) {
  return (
    <Root className="chips" role="group" aria-label={label}>
      {choices.map(({ id, label: name, count }) => (
        <Chip
          key={id}
          component="button"
          type="button"
          clickable
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
          label={
            <>
              {name} <span className="number">{count}</span>
            </>
          }
        />
      ))}
    </Root>
  )
}

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s8,
  '& .number': { marginInlineStart: space.s4, fontWeight: 400, fontVariantNumeric: 'tabular-nums' },
  // The number has the colour of its chip, not the system colour.
  '@media (forced-colors: active)': { '& [aria-pressed="true"] .number': { color: 'HighlightText' } },
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
