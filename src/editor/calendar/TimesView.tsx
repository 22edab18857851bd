import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import type { EditorTimes, TimedMoment, TimedThing } from '#src/node/dev/editor/times/timesWire.ts'
import { FullView } from '#src/editor/FullView.tsx'
import { askPreview } from '#src/editor/askPreview.ts'
import type { Editor } from '#src/editor/createEditor.ts'
import type { EditorState } from '#src/editor/editorState.ts'
import { fileName } from '#src/editor/fileName.ts'
import { MomentPreview } from './MomentPreview.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { TimedList } from './TimedList.tsx'
import { dayOf } from './dayOf.ts'

/** The number of months in the calendar; later changes are only in the list. */
const MOST_MONTHS = 6

/** The scheduled changes, the drafts, and a preview of the site at any time. */
export function TimesView({
  editor,
  state,
  onOpen,
  onClose,
}: {
  editor: Editor
  state: EditorState
  onOpen(path: string): void
  onClose(): void
}) {
  const [times, setTimes] = useState<EditorTimes>()
  const [failure, setFailure] = useState('')
  const [day, setDay] = useState<string>()
  const [shown, setShown] = useState<{ at: number; path: string; draft?: string }>()
  useEffect(() => {
    askPreview<EditorTimes>('/_dev/edit/times').then(setTimes, (error: Error) => setFailure(error.message))
  }, [])

  /** Opens a scheduled item in the editor: a section alone, anything else with its file. */
  async function edit({ file, keyPath, what, path }: TimedThing) {
    if (path !== null) {
      await editor.open(path)
      onOpen(path)
    }
    await editor.select({ file, keyPath: what === 'section' ? keyPath : [] })
    onClose()
  }

  const here = state.page?.path ?? '/'
  const moments = times?.moments ?? []
  const coming = moments.filter(({ at }) => at > (times?.now ?? 0))
  const past = moments.filter(({ at }) => at <= (times?.now ?? 0)).toReversed()
  const listed = day === undefined ? coming : coming.filter(({ at }) => dayOf(at) === day)
  const counts = new Map<string, number>()
  for (const { at } of coming) counts.set(dayOf(at), (counts.get(dayOf(at)) ?? 0) + 1)
  const look = ({ at, thing }: TimedMoment) => setShown({ at, path: thing.path ?? here })
  return (
    <FullView title="Schedule and drafts" onClose={onClose}>
      {failure !== '' && <Alert severity="error">{failure}</Alert>}
      {!times && failure === '' && <Typography role="status">Reading the files …</Typography>}
      {times && (
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '24rem minmax(0, 1fr)' } }}>
          <Stack spacing={3}>
            <section aria-labelledby="times-coming">
              <Typography id="times-coming" component="h3" variant="h6">
                Scheduled changes
              </Typography>
              <Box sx={{ display: 'grid', gap: 2, my: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(18rem, 1fr))' }}>
                {monthsOf(times.now, coming).map((month) => (
                  <MonthGrid
                    key={month.getTime()}
                    month={month}
                    counts={counts}
                    today={dayOf(times.now)}
                    chosen={day}
                    onChoose={(name) => setDay(name === day ? undefined : name)}
                  />
                ))}
              </Box>
              {day !== undefined && <Button onClick={() => setDay(undefined)}>Show all days</Button>}
              {coming.length === 0 && (
                <Typography sx={{ color: 'text.secondary' }}>
                  No changes are scheduled. To schedule a page, a section, a menu link or the announcement, fill in its “Show from” or “Hide
                  from” field.
                </Typography>
              )}
              <TimedList moments={listed} onLook={look} onEdit={(thing) => void edit(thing)} />
            </section>
            {past.length > 0 && (
              <details>
                <summary>Past changes ({past.length})</summary>
                <TimedList moments={past} onLook={look} onEdit={(thing) => void edit(thing)} />
              </details>
            )}
            <section aria-labelledby="times-drafts">
              <Typography id="times-drafts" component="h3" variant="h6">
                Drafts
              </Typography>
              {times.drafts.length === 0 && <Typography sx={{ color: 'text.secondary' }}>There are no drafts.</Typography>}
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {times.drafts.map((thing) => (
                  <Box component="li" key={thing.file} sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 0.5 }}>
                    <Box component="span" sx={{ flex: 1 }}>
                      {thing.name}
                      <Typography sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{thing.path ?? fileName(thing.file)}</Typography>
                    </Box>
                    <Button
                      variant="outlined"
                      disabled={thing.path === null}
                      aria-label={`Preview: ${thing.name}`}
                      onClick={() => setShown({ at: times.now, path: thing.path!, draft: thing.file })}>
                      Preview
                    </Button>
                    <Button variant="outlined" aria-label={`Edit ${thing.name}`} onClick={() => void edit(thing)}>
                      Edit
                    </Button>
                  </Box>
                ))}
              </Box>
            </section>
          </Stack>
          <MomentPreview
            key={shown ? `${shown.at} ${shown.path} ${shown.draft}` : ''}
            at={shown?.at ?? times.now}
            draft={shown?.draft}
            path={shown?.path ?? here}
            paths={pathsOf(state, moments)}
            isAsked={shown !== undefined}
          />
        </Box>
      )}
    </FullView>
  )
}

/** The months with changes, from the current one, each as its first day. */
function monthsOf(now: number, coming: TimedMoment[]): Date[] {
  const first = (at: number) => new Date(new Date(at).getFullYear(), new Date(at).getMonth(), 1).getTime()
  return [...new Set([now, ...coming.map(({ at }) => at)].map(first))].slice(0, MOST_MONTHS).map((at) => new Date(at))
}

/** Current pages, and scheduled ones. */
function pathsOf({ site }: EditorState, moments: TimedMoment[]): string[] {
  const all = [...(site?.pages ?? []).map(({ path }) => path), ...moments.flatMap(({ thing }) => thing.path ?? [])]
  return [...new Set(all)].sort()
}
