import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { useState } from 'react'

/** Moves the focus from the fields of a section to its texts on the page, for keyboard users. */
export function TypeOnPage({ onType }: { onType(): Promise<boolean> }) {
  const [hasNone, setNone] = useState(false)
  return (
    <div>
      <Button variant="outlined" onClick={() => void onType().then((isBegun) => setNone(!isBegun))}>
        Type on the page
      </Button>
      <FormHelperText role="status">{hasNone && 'Edit the texts of this section in the fields below.'}</FormHelperText>
    </div>
  )
}
