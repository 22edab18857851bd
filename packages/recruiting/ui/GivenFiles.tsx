import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { Icon } from 'page-builder/ui'
import { NamedRows } from './NamedRows.tsx'
import { useToolAround } from './ToolContext.ts'
import { fill } from './fill.ts'

/** The files that a place was given and that are not refused, each with a button that takes it away. */
export function GivenFiles({ place }: { place: string }) {
  const { words, given, send } = useToolAround()
  // The button goes with its file, so the focus moves to where another one is chosen.
  const takeAway = (button: HTMLElement, id: number) => {
    button.closest('fieldset')?.querySelector('input')?.focus()
    send({ type: 'file.remove', place, id })
  }
  const shown = given[place]!.files.filter(({ state }) => state !== 'refused')
  return (
    // Empty it takes no room, but stays: a status that appears together with its words may stay unsaid.
    <Box role="status" sx={{ '&:empty': { position: 'absolute' } }}>
      {shown.length > 0 && (
        <NamedRows>
          {shown.map(({ id, name, state }) => (
            <li key={id} data-state={state}>
              <Icon name={state === 'ready' ? 'circle-check' : 'clock'} />
              <span>{fill(state === 'ready' ? words.chosen : words.reading, { name })}</span>
              {state === 'ready' && (
                <IconButton aria-label={fill(words.remove, { name })} onClick={(event) => takeAway(event.currentTarget, id)}>
                  <Icon name="x" />
                </IconButton>
              )}
            </li>
          ))}
        </NamedRows>
      )}
    </Box>
  )
}
