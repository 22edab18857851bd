import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReviewWaiting } from '#src/node/dev/editor/review/reviewWire.ts'
import { momentWords } from '#src/editor/calendar/momentWords.ts'
import { reviewApi } from './reviewApi.ts'

/** What was sent for approval and is not published yet. */
export function WaitingList({ waiting, onAct }: { waiting: readonly ReviewWaiting[]; onAct(work: () => Promise<unknown>): void }) {
  if (waiting.length === 0) return null
  return (
    <section aria-labelledby="review-waiting">
      <Typography id="review-waiting" component="h3" variant="h6">
        Waiting for approval
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {waiting.map(({ branch, title, at, url, count }) => (
          <Box component="li" key={branch} sx={{ py: 0.75, borderBottom: 1, borderColor: 'grey.300' }}>
            <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
            <Typography sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
              {count === 1 ? '1 change' : `${count} changes`}, sent {momentWords(at)}
            </Typography>
            <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
              {url !== null && (
                <Link href={url} target="_blank" rel="noreferrer">
                  Open the request
                </Link>
              )}
              <Button onClick={() => onAct(() => reviewApi.unsend(branch))}>List as changed again</Button>
            </Stack>
          </Box>
        ))}
      </Box>
    </section>
  )
}
