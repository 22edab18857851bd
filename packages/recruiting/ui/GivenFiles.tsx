import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { Icon } from 'page-builder/ui'
import { NamedRows } from './NamedRows.tsx'
import { useToolAround } from './ToolContext.ts'
import { fill } from './fill.ts'

/** The accepted files of a place, each with a button that removes it. */
export function GivenFiles({ place }: { place: string }) {
  const { words, given, send } = useToolAround()
  // The button disappears with its file, so the focus moves to the file picker.
  const takeAway = (button: HTMLElement, id: number) => {
    button.closest('fieldset')?.querySelector('input')?.focus()
    send({ type: 'file.remove', place, id })
  }
  const shown = given[place]!.files.filter(({ state }) => state !== 'refused')
  return (
    // Takes no room while empty, but stays rendered: screen readers may skip a status that appears together with its text.
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
