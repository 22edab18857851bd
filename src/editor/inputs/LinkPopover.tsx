import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { useState } from 'react'
import { LinkInput } from './LinkInput.tsx'

const FIELD = { kind: 'link', about: 'A page of this site, or an address such as https://example.com.' } as const

/** Asks for the target of a link in a text. */
export function LinkPopover({ anchor, onChoose, onClose }: { anchor: HTMLElement; onChoose(href: string): void; onClose(): void }) {
  const [href, setHref] = useState('')
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': 'Link', sx: { display: 'grid', gap: 1.5, width: 320, p: 2 } } }}>
      <LinkInput
        field={FIELD}
        label="Link to"
        value={href}
        keyPath={['link']}
        isNeeded={false}
        onChange={(value) => setHref(String(value ?? ''))}
      />
      <Button variant="contained" disabled={href === ''} onClick={() => onChoose(href)}>
        Insert link
      </Button>
    </Popover>
  )
}
