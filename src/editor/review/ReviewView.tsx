import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useCallback, useEffect, useState } from 'react'
import type { EditorReview } from '#src/node/dev/editor/review/reviewWire.ts'
import { FullView } from '#src/editor/FullView.tsx'
import { askPreview } from '#src/editor/askPreview.ts'
import { ChangedWords } from './ChangedWords.tsx'
import { Checks } from './Checks.tsx'
import { Pictures } from './Pictures.tsx'
import { PublishForm } from './PublishForm.tsx'

/** The changes since the last commit in words and pictures, their problems, and the form that publishes them. */
export function ReviewView({ hasDraft, onClose }: { hasDraft: boolean; onClose(): void }) {
  const [review, setReview] = useState<EditorReview>()
  const [failure, setFailure] = useState('')
  const look = useCallback(
    () => askPreview<EditorReview>('/_dev/edit/review').then(setReview, (error: Error) => setFailure(error.message)),
    [],
  )
  useEffect(() => void look(), [look])
  return (
    <FullView title="Review and publish" onClose={onClose}>
      {failure !== '' && <Alert severity="error">{failure}</Alert>}
      {!review && failure === '' && <Typography role="status">Comparing with the last commit …</Typography>}
      {review && (
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '22rem minmax(0, 1fr)' } }}>
          <Stack spacing={3}>
            {hasDraft && (
              <Alert severity="warning">
                Some of your edits have errors. They are kept in this browser and are not part of this review.
              </Alert>
            )}
            <ChangedWords words={review.words} />
            <Checks checks={review.checks} problems={review.problems} older={review.older} />
            <PublishForm review={review} onPublished={() => void look()} />
          </Stack>
          <Pictures pages={review.pages} isAllOver={review.isAllOver} isKnown={!('failure' in review.words)} />
        </Box>
      )}
    </FullView>
  )
}
