import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { EditorPublished, EditorReview, ReviewRelease } from '#src/node/dev/editor/review/reviewWire.ts'
import { viewAddress } from '#src/editor/viewAddress.ts'
import { ChangeGroup } from './ChangeGroup.tsx'
import { PagePair } from './PagePair.tsx'
import { PublishForm } from './PublishForm.tsx'
import { nameOfFile } from './groupName.ts'
import { reviewApi } from './reviewApi.ts'

/** The layout width of the preview of a release, in CSS pixels. */
const WIDTH = 1440

type ReleaseCardProps = {
  review: EditorReview
  release: ReviewRelease
  isBusy: boolean
  /** Runs a request, and then reloads the review. */
  onAct(work: () => Promise<unknown>): void
  onPublished(published: EditorPublished): void
}

/** A release: its changes, the site with it, and the form that publishes it as one. */
export function ReleaseCard({ review, release, isBusy, onAct, onPublished }: ReleaseCardProps) {
  const { slug, name, groups, lost, clashes, isWaiting } = release
  const [view, setView] = useState<string>()
  const [path, setPath] = useState<string>()
  const pages = groups.flatMap(({ page }) => page ?? [])
  const shown = path ?? pages[0]?.path ?? '/'
  const count = groups.reduce((sum, { changes }) => sum + changes.length, 0)
  const words = count === 1 ? '1 change' : `${count} changes`
  return (
    <Box component="details" sx={{ border: 1, borderColor: 'grey.400', borderRadius: 1, p: 1.5 }}>
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 700 }}>
        {name}{' '}
        <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
          {words}
          {isWaiting && ' · waiting for approval'}
        </Box>
      </Box>
      <Stack spacing={1.5} sx={{ pt: 1.5 }}>
        {clashes.map((clash) => (
          <Alert key={clash} severity="warning">
            {clash} The one that goes live later wins.
          </Alert>
        ))}
        {lost.length > 0 && (
          <Alert
            severity="warning"
            action={
              <Button
                color="inherit"
                onClick={() => onAct(() => reviewApi.release({ do: 'take', slug, changes: lost.map(({ id }) => id) }))}>
                Take out
              </Button>
            }>
            Published differently in the meantime: {[...new Set(lost.map(({ file }) => nameOfFile(file, review.groups)))].join(', ')}.
          </Alert>
        )}
        {groups.map((group) => (
          <ChangeGroup
            key={group.page?.path ?? group.file}
            group={group}
            act="Take out"
            isBusy={isBusy}
            onAct={({ id }) => onAct(() => reviewApi.release({ do: 'take', slug, changes: [id] }))}
          />
        ))}
        {count === 0 && (
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <Typography sx={{ flex: 1 }}>Choose changes above and add them to this release.</Typography>
            {lost.length === 0 && (
              <Button color="error" onClick={() => onAct(() => reviewApi.release({ do: 'drop', slug }))}>
                Delete the release
              </Button>
            )}
          </Stack>
        )}
        {count > 0 && (
          <>
            <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
              <Button variant="outlined" onClick={() => onAct(async () => setView((await reviewApi.release({ do: 'show', slug })).view))}>
                Show the site with this release
              </Button>
              {view !== undefined && (
                <Link href={viewAddress.of({ path: shown, view })} target="_blank" rel="noreferrer">
                  Open in a new tab
                </Link>
              )}
            </Stack>
            {view !== undefined && (
              <>
                {pages.length > 1 && (
                  <TextField
                    select
                    label="Page to preview"
                    value={shown}
                    slotProps={{ select: { native: true } }}
                    onChange={({ target }) => setPath(target.value)}>
                    {pages.map((page) => (
                      <option key={page.path} value={page.path}>
                        {page.name}
                      </option>
                    ))}
                  </TextField>
                )}
                <PagePair
                  key={`${shown} ${view}`}
                  before={{ path: shown, view: 'before' }}
                  after={{ path: shown, view }}
                  width={WIDTH}
                  titles={{ before: 'Published', after: 'With the release' }}
                />
              </>
            )}
            <PublishForm review={review} what={{ release: slug, name }} onPublished={onPublished} onTogether={() => undefined} />
          </>
        )}
      </Stack>
    </Box>
  )
}
