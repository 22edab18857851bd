import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { ReviewRelease } from '#src/node/dev/editor/review/reviewWire.ts'
import { reviewApi } from './reviewApi.ts'

const NEW = 'new'

/** Adds the chosen changes to a release, which can be a new one. */
export function AddToRelease({
  releases,
  chosen,
  onAct,
}: {
  releases: readonly ReviewRelease[]
  chosen: string[]
  onAct(work: () => Promise<unknown>): void
}) {
  const [asked, setAsked] = useState(NEW)
  const [name, setName] = useState('')
  const slug = releases.some((release) => release.slug === asked) ? asked : NEW
  const isReady = slug === NEW ? name.trim() !== '' : chosen.length > 0
  const words = chosen.length === 1 ? '1 change' : `${chosen.length} changes`

  function add() {
    if (!isReady) return
    onAct(async () => {
      await reviewApi.release(slug === NEW ? { do: 'start', name: name.trim(), changes: chosen } : { do: 'add', slug, changes: chosen })
      setName('')
    })
  }
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {releases.length > 0 && (
          <TextField
            select
            label="Release"
            value={slug}
            sx={{ flex: '1 1 10rem' }}
            slotProps={{ select: { native: true } }}
            onChange={({ target }) => setAsked(target.value)}>
            <option value={NEW}>New release</option>
            {releases.map((release) => (
              <option key={release.slug} value={release.slug}>
                {release.name}
              </option>
            ))}
          </TextField>
        )}
        {slug === NEW && (
          <TextField
            label="Name of the release"
            placeholder="Spring campaign"
            value={name}
            sx={{ flex: '1 1 10rem' }}
            slotProps={{ htmlInput: { maxLength: 80 } }}
            onChange={({ target }) => setName(target.value)}
          />
        )}
        <Button type="submit" variant="outlined" aria-disabled={!isReady} sx={isReady ? {} : { opacity: 0.6 }}>
          {slug === NEW ? (chosen.length === 0 ? 'Start the release' : `Start it with ${words}`) : `Add ${words}`}
        </Button>
      </Stack>
    </Box>
  )
}
