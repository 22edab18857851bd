import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { TimedMoment, TimedThing } from '#src/node/dev/editor/times/timesWire.ts'
import { fileName } from '#src/editor/fileName.ts'
import { momentWords } from './momentWords.ts'

/** Times with their changes; each time can be previewed, and each scheduled item opened. */
export function TimedList({
  moments,
  onLook,
  onEdit,
}: {
  moments: TimedMoment[]
  onLook(moment: TimedMoment): void
  onEdit(thing: TimedThing): void
}) {
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {moments.map((moment) => {
        const { at, written, did, thing } = moment
        const what = `${thing.name}, ${momentWords(at)}`
        return (
          <Box
            component="li"
            key={`${at} ${did} ${thing.file} ${thing.keyPath.join('.')}`}
            sx={{ py: 1, borderBottom: 1, borderColor: 'grey.300' }}>
            <Typography component="time" dateTime={written} sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
              {momentWords(at)}
            </Typography>
            <div>
              <strong>{thing.name}</strong> {did}
            </div>
            <Typography sx={{ fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {thing.what} · {thing.path ?? fileName(thing.file)}
            </Typography>
            <Stack direction="row" spacing={1} sx={{ mt: 0.5 }}>
              <Button variant="outlined" aria-label={`Preview that date: ${what}`} onClick={() => onLook(moment)}>
                Preview that date
              </Button>
              <Button variant="outlined" aria-label={`Edit ${what}`} onClick={() => onEdit(thing)}>
                Edit
              </Button>
            </Stack>
          </Box>
        )
      })}
    </Box>
  )
}
