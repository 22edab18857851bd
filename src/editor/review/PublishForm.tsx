import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { EditorPublished, EditorReview } from '#src/node/dev/editor/review/reviewWire.ts'
import { askPreview } from '#src/editor/askPreview.ts'

/** Commits the reviewed changes on a branch, pushes it, and opens a pull request; or explains why this is not possible. */
export function PublishForm({ review, onPublished }: { review: EditorReview; onPublished(): void }) {
  const { git } = review
  const [title, setTitle] = useState(review.title)
  const [branch, setBranch] = useState('failure' in git ? '' : git.suggestion)
  const [isPushed, setPushed] = useState('failure' in git ? false : git.remote !== null)
  const [isAsked, setAsked] = useState('failure' in git ? false : git.noPullRequest === null)
  const [isBusy, setBusy] = useState(false)
  const [published, setPublished] = useState<EditorPublished>()
  const [failure, setFailure] = useState('')
  const hasErrors = review.problems.some(({ severity }) => severity === 'error')

  async function publish() {
    setBusy(true)
    setFailure('')
    setPublished(undefined)
    const asked = { branch, title, push: isPushed, pullRequest: isPushed && isAsked, reviewed: review.reviewed }
    try {
      setPublished(await askPreview<EditorPublished>('/_dev/edit/publish', asked))
      onPublished()
    } catch (error) {
      setFailure((error as Error).message)
    }
    setBusy(false)
  }
  return (
    <Stack
      component="form"
      spacing={1.5}
      aria-labelledby="publish-title"
      onSubmit={(event) => {
        event.preventDefault()
        void publish()
      }}>
      <Typography id="publish-title" component="h3" variant="h6">
        Publish
      </Typography>
      {'failure' in git ? (
        <Alert severity="info">{git.failure} The files are saved; publish them in your usual way.</Alert>
      ) : (
        <>
          <TextField label="Summary of the change" required value={title} onChange={({ target }) => setTitle(target.value)} />
          <TextField
            label="Branch"
            required
            value={branch}
            helperText={git.branch === null ? 'Starts at the current commit; no branch is checked out.' : `Starts at ${git.branch}.`}
            onChange={({ target }) => setBranch(target.value)}
          />
          {git.remote === null ? (
            <Typography sx={{ color: 'text.secondary' }}>This repository has no remote: the commit stays on this machine.</Typography>
          ) : (
            <>
              <FormControlLabel
                label={`Push to ${git.remote}`}
                control={<Switch size="small" checked={isPushed} onChange={(_event, isOn) => setPushed(isOn)} />}
              />
              <FormControlLabel
                label="Open a pull request"
                disabled={git.noPullRequest !== null || !isPushed}
                control={<Switch size="small" checked={isAsked && isPushed} onChange={(_event, isOn) => setAsked(isOn)} />}
              />
              {git.noPullRequest !== null && <Typography sx={{ color: 'text.secondary' }}>{git.noPullRequest}</Typography>}
            </>
          )}
          {git.others > 0 && (
            <Typography sx={{ color: 'text.secondary' }}>
              {git.others === 1 ? 'One other file of this repository differs' : `${git.others} other files of this repository differ`} from
              the last commit. Only config is committed; other files stay as they are.
            </Typography>
          )}
          {hasErrors && <Alert severity="error">The site has errors and cannot be built. Fix them first.</Alert>}
          <Button type="submit" variant="contained" disabled={isBusy || hasErrors || review.reviewed === null}>
            {isPushed ? 'Commit and push' : 'Commit'}
          </Button>
        </>
      )}
      <div role="status">
        {isBusy && 'Publishing …'}
        {published && (
          <Alert severity={published.unfinished === null ? 'success' : 'warning'} role="presentation">
            {published.done.map((line) => (
              <div key={line}>{line}</div>
            ))}
            {published.unfinished}
            {published.links.map(({ label, url }) => (
              <div key={url}>
                <Link href={url} target="_blank" rel="noreferrer">
                  {label}
                </Link>
              </div>
            ))}
            {published.unfinished === null &&
              'The commit did not modify your files. The review lists them as changed until the commit is merged into your current branch.'}
          </Alert>
        )}
        {failure !== '' && (
          <Alert severity="error" role="presentation">
            {failure}
          </Alert>
        )}
      </div>
    </Stack>
  )
}
