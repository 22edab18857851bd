import { styled } from '@mui/material/styles'
import { color, radius } from './tokens.ts'

type PauseSwitchProps = {
  /** Its name, for screen readers. */
  label: string
  /** Of a button: whether it pauses or plays, and what it does. Without it, a checkbox that is checked while paused and needs no script. */
  button?: { shows: 'pause' | 'play'; press(): void }
}

/** The round switch that pauses something that moves. */
export function PauseSwitch({ label, button }: PauseSwitchProps) {
  const content = (
    <>
      {/* Drawn here, because every site has the sprite. */}
      <svg className="icon" width={24} height={24} viewBox="0 0 24 24" aria-hidden="true">
        {button?.shows !== 'play' && <path className="pause" d="M9 5v14M15 5v14" />}
        {button?.shows !== 'pause' && <path className="play" d="M8 5v14l11-7z" />}
      </svg>
      <span className="visually-hidden">{label}</span>
    </>
  )
  if (button) {
    return (
      <Button type="button" onClick={button.press}>
        {content}
      </Button>
    )
  }
  return (
    <Label>
      <input type="checkbox" className="visually-hidden" />
      {content}
    </Label>
  )
}

const round = {
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: '1px solid currentColor',
  borderRadius: radius.round,
  color: color.strong,
  cursor: 'pointer',
} as const

const Button = styled('button')(round)

const Label = styled('label')({
  ...round,
  position: 'relative',
  '&:has(:focus-visible)': { outline: '3px solid var(--mui-palette-focus-main)', outlineOffset: '2px' },
  '& .play, &:has(:checked) .pause': { display: 'none' },
  '&:has(:checked) .play': { display: 'inline' },
})
