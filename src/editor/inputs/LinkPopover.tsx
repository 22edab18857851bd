import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { useState } from 'react'
import { LinkInput } from './LinkInput.tsx'

const FIELD = { kind: 'link', about: 'A page of this site, or an address such as https://example.com.' } as const

/** Asks for the target of a link in a text. A link whose target is already set can be removed, which chooses an empty one. */
export function LinkPopover({
  anchor,
  before = '',
  onChoose,
  onClose,
}: {
  anchor: HTMLElement
  before?: string
  onChoose(href: string): void
  onClose(): void
}) {
  const [href, setHref] = useState(before)
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
        {before === '' ? 'Insert link' : 'Change link'}
      </Button>
      {before !== '' && <Button onClick={() => onChoose('')}>Remove link</Button>}
    </Popover>
  )
}
