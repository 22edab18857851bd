import Chip from '@mui/material/Chip'
import { styled } from '@mui/material/styles'
import { media, space } from '#src/ui/tokens.ts'

type Props = { label: string; choices: { id: string; label: string; count: number }[]; chosen: string; onChoose(id: string): void }

/** Buttons of which one is pressed, each with the number of what it would show. On phones they are one line that scrolls. */
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
  // It has the colour of the chip, not that of the system.
  '@media (forced-colors: active)': { '& [aria-pressed="true"] .number': { color: 'HighlightText' } },
  [media.mobile]: {
    flexWrap: 'nowrap',
    // The line runs to the edge of the window, so that it shows there is more; room is left for the ring of the keyboard.
    marginInline: `calc(-1 * ${space.s16})`,
    padding: `${space.s4} ${space.s16}`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& > *': { flex: 'none' },
  },
})
