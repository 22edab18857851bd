import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'

const KEYS: readonly { where: string; keys: readonly (readonly [keys: string, does: string])[] }[] = [
  {
    where: 'Everywhere',
    keys: [
      ['Control+Z', 'Undo. A text field undoes its own typing first.'],
      ['Control+Shift+Z', 'Redo'],
      ['F6, Shift+F6', 'Go to the next or previous area: list, page, fields'],
      ['Alt+↑, Alt+↓', 'Move the selected section up or down (outside of text fields)'],
      ['?', 'Show this list (outside of text fields)'],
    ],
  },
  {
    where: 'In the list of sections',
    keys: [
      ['Enter', 'Select a section and go to its first field'],
      ['↑, ↓, Home, End', 'On the handle of a section: move it'],
    ],
  },
  {
    where: 'In the fields',
    keys: [
      ['Escape', 'Go back to the section in the list'],
      ['↑, ↓, Home, End', 'On the handle of an item: move it'],
    ],
  },
  {
    where: 'While typing on the page',
    keys: [
      ['Enter', 'Save the text'],
      ['Escape', 'Revert the text'],
      ['Tab, Shift+Tab', 'Go to the next or previous text'],
    ],
  },
]

/** The keys of the editor. On Apple computers, Control is Command, and Alt is Option. */
export function KeyboardDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog open fullWidth maxWidth="sm" transitionDuration={0} onClose={onClose} aria-labelledby="keyboard-title">
      <DialogTitle id="keyboard-title" sx={{ fontWeight: 700 }}>
        Keyboard
      </DialogTitle>
      <DialogContent>
        {KEYS.map(({ where, keys }) => (
          <section key={where}>
            <Box component="h3" sx={{ m: 0, mt: 1.5, fontSize: '0.9375rem' }}>
              {where}
            </Box>
            <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75, gridTemplateColumns: '9rem minmax(0, 1fr)', mt: 0.75 }}>
              {keys.map(([key, does]) => (
                <Box key={key} sx={{ display: 'contents' }}>
                  <Box component="dt" sx={{ fontWeight: 600 }}>
                    {key}
                  </Box>
                  <Box component="dd" sx={{ m: 0 }}>
                    {does}
                  </Box>
                </Box>
              ))}
            </Box>
          </section>
        ))}
        <Box component="p" sx={{ mb: 0, color: 'text.secondary' }}>
          On Apple computers, press Command instead of Control, and Option instead of Alt.
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  )
}
