import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { EditorSite } from '#src/node/dev/editor/wire.ts'
import { labelOf } from './labelOf.ts'

/** How much smaller an example is shown than it is on a page. */
const SCALE = 0.25

/** Every section type that can be added, as it looks on this site. */
export function Palette({ types, onChoose, onClose }: { types: EditorSite['types']; onChoose(section: object): void; onClose(): void }) {
  const [words, setWords] = useState('')
  const found = types.filter(({ type, about }) => `${labelOf(type)} ${type} ${about}`.toLowerCase().includes(words.toLowerCase()))
  return (
    <Dialog open fullWidth maxWidth="lg" transitionDuration={0} onClose={onClose} aria-labelledby="palette-title">
      <DialogTitle id="palette-title">Add a section</DialogTitle>
      <DialogContent>
        <TextField type="search" label="Find a section" value={words} onChange={({ target }) => setWords(target.value)} sx={{ my: 1 }} />
        <Typography role="status" sx={{ mb: 1, color: 'text.secondary' }}>
          {found.length} section types
        </Typography>
        <Box
          component="ul"
          sx={{ m: 0, p: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(17rem, 1fr))', listStyle: 'none' }}>
          {found.map(({ type, about, examples }) => (
            <Box component="li" key={type} sx={{ p: 1.5, border: 1, borderColor: 'grey.400', borderRadius: 1 }}>
              <Typography component="h3" sx={{ fontWeight: 700 }}>
                {labelOf(type)}
              </Typography>
              <Box aria-hidden sx={{ height: 150, my: 1, overflow: 'hidden', bgcolor: '#f3f4f6' }}>
                <Box
                  component="iframe"
                  loading="lazy"
                  tabIndex={-1}
                  title={`${labelOf(type)}, as it looks`}
                  src={`/_gallery/${type}/1`}
                  sx={{ width: 1080, height: 600, border: 0, transform: `scale(${SCALE})`, transformOrigin: '0 0', pointerEvents: 'none' }}
                />
              </Box>
              <Typography sx={{ mb: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>{about}</Typography>
              {examples.map(({ label, value }, index) => (
                <Button
                  key={label}
                  variant={index === 0 ? 'contained' : 'text'}
                  aria-label={`Add ${labelOf(type)}, ${label}`}
                  onClick={() => onChoose(value)}>
                  {index === 0 ? 'Add' : label}
                </Button>
              ))}
            </Box>
          ))}
        </Box>
        <Button onClick={onClose} sx={{ mt: 2 }}>
          Close
        </Button>
      </DialogContent>
    </Dialog>
  )
}
