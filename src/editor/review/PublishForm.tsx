import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import type { EditorPublished, EditorReview, RefusedChoice } from '#src/node/dev/editor/review/reviewWire.ts'
import { DeveloperDetails } from './DeveloperDetails.tsx'
import { PublishOutcome } from './PublishOutcome.tsx'
import { RefusedChanges } from './RefusedChanges.tsx'
import { refusalOf, reviewApi } from './reviewApi.ts'

type PublishFormProps = {
  review: EditorReview
  /** The changes to publish: the chosen ones, or a release. */
  what: { changes: string[] } | { release: string; name: string }
  onPublished(published: EditorPublished): void
  /** Adds the changes that belong together with the chosen ones. */
  onTogether(ids: string[]): void
}

/** Publishes changes, or sends them for approval; or explains why this is not possible. */
export function PublishForm({ review, what, onPublished, onTogether }: PublishFormProps) {
  const { git } = review
  const isRelease = 'release' in what
  // What the review suggests changes with it, until the author writes something else.
  const [written, setWritten] = useState<{ title?: string; branch?: string }>({})
  const [isBusy, setBusy] = useState(false)
  const [published, setPublished] = useState<EditorPublished>()
  const [refused, setRefused] = useState<RefusedChoice>()
  const outcomePlace = useRef<HTMLDivElement>(null)
  if ('failure' in git) return <Alert severity="info">{git.failure} Your edits are saved in the files.</Alert>
  const title = written.title ?? (isRelease ? what.name : review.title)
  const branch = written.branch ?? git.suggestion
  const count = isRelease ? 1 : what.changes.length
  const isAny = isRelease || review.groups.length > 0
  const isReady = !isBusy && count > 0 && title.trim() !== '' && review.reviewed !== null

  /** Publishes the changes; with `isOnlySent`, sends those that were published earlier. */
  async function publish(isNow: boolean, isOnlySent = false) {
    if ((isOnlySent ? isBusy : !isReady) || 'failure' in git || review.reviewed === null) return
    setBusy(true)
    setRefused(undefined)
    setPublished(undefined)
    const isPushed = git.remote !== null
    const asked = {
      branch: isNow ? git.branch! : branch,
      title: title.trim() || review.title,
      push: isPushed,
      pullRequest: !isNow && isPushed && git.noPullRequest === null,
      reviewed: review.reviewed,
      ...('release' in what ? { release: what.release } : { changes: isOnlySent ? [] : what.changes }),
    }
    try {
      const outcome = await reviewApi.publish(asked)
      setPublished(outcome)
      setWritten({})
      // The pressed button is gone if nothing is left to publish.
      outcomePlace.current?.focus()
      onPublished(outcome)
    } catch (error) {
      setRefused(refusalOf(error))
    }
    setBusy(false)
  }
  const words = count === 1 ? '1 change' : `${count} changes`
  return (
    <Stack spacing={1.5}>
      {!isRelease && git.unsent > 0 && (
        <Alert
          severity="warning"
          role="presentation"
          action={
            <Button size="small" color="inherit" aria-disabled={isBusy} onClick={() => void publish(true, true)}>
              Send now
            </Button>
          }>
          {git.unsent === 1 ? 'One publication has' : `${git.unsent} publications have`} not reached the server yet.
        </Alert>
      )}
      {isAny && (
        <>
          <TextField
            label="Summary for your colleagues"
            required
            value={title}
            onChange={({ target }) => setWritten({ ...written, title: target.value })}
          />
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
            {git.branch !== null && (
              <Button variant="contained" aria-disabled={!isReady} sx={isReady ? {} : FAINT} onClick={() => void publish(true)}>
                {isRelease ? `Publish “${what.name}”` : `Publish ${words}`}
              </Button>
            )}
            <Button
              variant={git.branch === null ? 'contained' : 'outlined'}
              aria-disabled={!isReady}
              sx={isReady ? {} : FAINT}
              onClick={() => void publish(false)}>
              Send for approval
            </Button>
          </Stack>
        </>
      )}
      {!isRelease && isAny && count === 0 && <Typography sx={SMALL}>Choose the changes to publish.</Typography>}
      <div ref={outcomePlace} role="status" tabIndex={-1}>
        {isBusy && 'Publishing …'}
        {published && !isRelease && <PublishOutcome published={published} />}
        {refused && <RefusedChanges refused={refused} groups={review.groups} together="Choose them, too" onTogether={onTogether} />}
      </div>
      <DeveloperDetails>
        <Stack spacing={1} sx={{ pt: 1.5 }}>
          {!isRelease && (
            <TextField
              label="Branch for approval"
              required
              value={branch}
              helperText={git.branch === null ? 'Starts at the current commit; no branch is checked out.' : `Starts at ${git.branch}.`}
              onChange={({ target }) => setWritten({ ...written, branch: target.value })}
            />
          )}
          <span>
            {git.branch === null
              ? 'No branch is checked out, so changes can only be sent for approval.'
              : `“Publish” commits on ${git.branch}.`}{' '}
            {git.remote === null ? 'This repository has no remote: commits stay on this machine.' : `Commits are pushed to ${git.remote}.`}
          </span>
          {git.noPullRequest !== null && git.remote !== null && <span>{git.noPullRequest}</span>}
          {git.others > 0 && (
            <span>
              {git.others === 1 ? 'One other file of this repository differs' : `${git.others} other files of this repository differ`} from
              the last commit. Only config is committed; other files stay as they are.
            </span>
          )}
        </Stack>
      </DeveloperDetails>
    </Stack>
  )
}

const FAINT = { opacity: 0.6 } as const
const SMALL = { fontSize: '0.8125rem', color: 'text.secondary' } as const
