import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useCallback, useEffect, useState } from 'react'
import type { EditorPublished, EditorReview, RefusedChoice, ReviewChange, ReviewGroup } from '#src/node/dev/editor/review/reviewWire.ts'
import { FullView } from '#src/editor/FullView.tsx'
import type { Editor } from '#src/editor/createEditor.ts'
import { AddToRelease } from './AddToRelease.tsx'
import { ChangeGroup } from './ChangeGroup.tsx'
import { Checks } from './Checks.tsx'
import { Pictures } from './Pictures.tsx'
import { PublishForm } from './PublishForm.tsx'
import { PublishOutcome } from './PublishOutcome.tsx'
import { RefusedChanges } from './RefusedChanges.tsx'
import { ReleaseCard } from './ReleaseCard.tsx'
import { SiteEffects } from './SiteEffects.tsx'
import { WaitingList } from './WaitingList.tsx'
import { refusalOf, reviewApi } from './reviewApi.ts'

/** The changes since the last publication in words and pictures, their problems, releases, and the forms that publish them. */
export function ReviewView({ editor, hasDraft, onClose }: { editor: Editor; hasDraft: boolean; onClose(): void }) {
  const [review, setReview] = useState<EditorReview>()
  // Changes that are chosen or not by hand; the others are chosen unless they are part of something else.
  const [byHand, setByHand] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [refused, setRefused] = useState<RefusedChoice>()
  // The changes that were last to be taken back.
  const [taken, setTaken] = useState<readonly string[]>([])
  const [released, setReleased] = useState<EditorPublished>()
  const [isBusy, setBusy] = useState(false)
  const look = useCallback(() => reviewApi.review().then(setReview, (error: Error) => setRefused(refusalOf(error))), [])
  useEffect(() => void look(), [look])

  async function act(work: () => Promise<unknown>) {
    setBusy(true)
    setRefused(undefined)
    try {
      await work()
    } catch (error) {
      setRefused(refusalOf(error))
    }
    await look()
    setBusy(false)
  }

  function takeBack(ids: string[]) {
    setTaken(ids)
    return act(async () => {
      const carried = await editor.carry(async (path) => ({ answer: await reviewApi.takeBack(ids, path) }))
      if ('error' in carried) throw carried.error
    })
  }
  const open = groupsOf(review, (change) => !isPart(change))
  const parts = groupsOf(review, isPart)
  const changes = open.flatMap((group) => group.changes)
  const all = review?.groups.flatMap((group) => group.changes) ?? []
  const isChosen = (change: ReviewChange) => byHand.get(change.id) ?? !isPart(change)
  const chosen = new Set(all.filter(isChosen).map(({ id }) => id))
  const count = changes.filter(isChosen).length
  const choose = (ids: readonly string[], isOn: boolean) => setByHand(new Map([...byHand, ...ids.map((id) => [id, isOn] as const)]))
  const listed = (group: ReviewGroup) => (
    <ChangeGroup
      key={group.page?.path ?? group.file}
      group={group}
      chosen={chosen}
      onChoose={choose}
      act="Take back"
      isBusy={isBusy}
      onAct={({ id }) => void takeBack([id])}
    />
  )
  const isKnown = review !== undefined && !('failure' in review.words)
  return (
    <FullView title="Review and publish" onClose={onClose}>
      {!review && !refused && <Typography role="status">Comparing with what is published …</Typography>}
      {!review && refused && <Alert severity="error">{refused.message}</Alert>}
      {review && (
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(24rem, 2fr) minmax(0, 3fr)' } }}>
          <Stack spacing={3}>
            {hasDraft && (
              <Alert severity="warning">
                Some of your edits have errors. They are kept in this browser and are not part of this review.
              </Alert>
            )}
            <Stack component="section" spacing={1} aria-labelledby="review-changes">
              <Typography id="review-changes" component="h3" variant="h6">
                Changes
              </Typography>
              {'failure' in review.words ? (
                <Alert severity="info">{review.words.failure}</Alert>
              ) : (
                <>
                  <Typography>{changes.length === 0 && all.length > 0 ? ALL_PARTS : review.words.summary}</Typography>
                  {review.words.notes.map((note) => (
                    <Typography key={note} sx={{ color: 'text.secondary' }}>
                      {note}
                    </Typography>
                  ))}
                </>
              )}
              {changes.length > 1 && (
                <FormControlLabel
                  label={`${count} of ${changes.length} changes chosen`}
                  sx={{ ml: 0 }}
                  control={
                    <Checkbox
                      size="small"
                      checked={count === changes.length}
                      indeterminate={count > 0 && count < changes.length}
                      onChange={(_event, isOn) =>
                        choose(
                          changes.map(({ id }) => id),
                          isOn,
                        )
                      }
                    />
                  }
                />
              )}
              {refused && (
                <RefusedChanges
                  refused={refused}
                  groups={review.groups}
                  together="Take them back together"
                  onTogether={(ids) => void takeBack([...new Set([...taken, ...ids])])}
                />
              )}
              {open.map(listed)}
              {parts.length > 0 && (
                <Box component="details">
                  <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600 }}>
                    Waiting for approval, or in a release ({all.length - changes.length})
                  </Box>
                  <Stack spacing={1} sx={{ pt: 1 }}>
                    {parts.map(listed)}
                  </Stack>
                </Box>
              )}
              {isKnown && <SiteEffects groups={'failure' in review.words ? [] : review.words.groups} />}
            </Stack>
            <Checks {...review} />
            <Stack component="section" spacing={1.5} aria-labelledby="review-publish">
              <Typography id="review-publish" component="h3" variant="h6">
                Publish
              </Typography>
              <PublishForm
                review={review}
                what={{ changes: [...chosen] }}
                onPublished={() => {
                  setByHand(new Map())
                  void look()
                }}
                onTogether={(ids) => choose(ids, true)}
              />
            </Stack>
            <WaitingList waiting={review.waiting} onAct={(work) => void act(work)} />
            {!('failure' in review.git) && (
              <Stack component="section" spacing={1.5} aria-labelledby="review-releases">
                <Typography id="review-releases" component="h3" variant="h6">
                  Releases
                </Typography>
                <Typography sx={{ color: 'text.secondary' }}>
                  A release is a set of changes that go live together, on the day you publish it.
                </Typography>
                <div role="status">{released && <PublishOutcome published={released} />}</div>
                {review.releases.map((release) => (
                  <ReleaseCard
                    key={release.slug}
                    review={review}
                    release={release}
                    isBusy={isBusy}
                    onAct={(work) => void act(work)}
                    onPublished={(outcome) => {
                      setReleased(outcome)
                      void look()
                    }}
                  />
                ))}
                <AddToRelease releases={review.releases} chosen={[...chosen]} onAct={(work) => void act(work)} />
              </Stack>
            )}
          </Stack>
          <Pictures pages={review.pages} isAllOver={review.isAllOver} isKnown={isKnown} />
        </Box>
      )}
    </FullView>
  )
}

const ALL_PARTS = 'All changes wait for approval, or are in a release.'

/** Whether a change waits for approval, or is in a release. */
function isPart({ waiting, release }: ReviewChange): boolean {
  return waiting !== null || release !== null
}

/** The changes of a kind, by page. */
function groupsOf(review: EditorReview | undefined, isWanted: (change: ReviewChange) => boolean): ReviewGroup[] {
  return (review?.groups ?? []).flatMap((group) => {
    const changes = group.changes.filter(isWanted)
    return changes.length === 0 ? [] : [{ ...group, changes }]
  })
}
