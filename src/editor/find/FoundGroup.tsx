import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { FoundWords } from '#src/node/dev/editor/wire.ts'
import { placeName } from './placeName.ts'

type Group = FoundWords['groups'][number]
type Place = Group['places'][number]

type FoundGroupProps = {
  group: Group
  /** The places that are not replaced; undefined if nothing is to be replaced, and no boxes are shown. */
  leftOut: ReadonlySet<string> | undefined
  onLeaveOut(places: readonly string[], isOut: boolean): void
  onEdit(place: Place): void
}

/** The places of words on a page, each in its sentence. */
export function FoundGroup({ group: { path, file, name, places }, leftOut, onLeaveOut, onEdit }: FoundGroupProps) {
  const id = useId()
  const free = places.filter(({ isFormatted }) => !isFormatted).map(({ place }) => place)
  const chosen = leftOut ? free.filter((place) => !leftOut.has(place)).length : 0
  return (
    <Box component="section" aria-labelledby={id} sx={{ border: 1, borderColor: 'grey.300', borderRadius: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1.5, py: 0.5, bgcolor: '#f3f4f6' }}>
        {leftOut && free.length > 0 && (
          <Checkbox
            size="small"
            checked={chosen === free.length}
            indeterminate={chosen > 0 && chosen < free.length}
            slotProps={{ input: { 'aria-label': `All of ${placeName({ path, file, name })}` } }}
            onChange={() => onLeaveOut(free, chosen === free.length)}
          />
        )}
        <Typography id={id} component="h3" sx={{ fontSize: '0.875rem', fontWeight: 700, py: 0.75 }}>
          {placeName({ path, file, name })}
          {path !== null && (
            <Box component="span" sx={{ ml: 0.5, fontWeight: 400, color: 'text.secondary' }}>
              {path}
            </Box>
          )}
        </Typography>
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {places.map((one) => (
          <Box
            component="li"
            key={one.place}
            sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1.5, py: 0.25, borderTop: 1, borderColor: 'grey.300' }}>
            {leftOut && (
              <Checkbox
                size="small"
                disabled={one.isFormatted}
                checked={!one.isFormatted && !leftOut.has(one.place)}
                slotProps={{ input: { 'aria-label': `${one.before}${one.words}${one.after}` } }}
                onChange={(_event, isOn) => onLeaveOut([one.place], !isOn)}
              />
            )}
            <Typography sx={{ flex: 1, minWidth: 0, fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
              {one.before}
              <Box component="mark" sx={{ px: 0.25, borderRadius: 0.5, bgcolor: '#fde68a' }}>
                {one.words}
              </Box>
              {one.after}
              {one.isFormatted && leftOut && (
                <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                  Stays as it is: part of these words is formatted. Edit them on the page.
                </Box>
              )}
            </Typography>
            <Button size="small" onClick={() => onEdit(one)} aria-label={`Edit: ${one.before}${one.words}${one.after}`}>
              Edit
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
