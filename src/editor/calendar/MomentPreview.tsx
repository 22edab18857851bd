import { pagePath } from '#src/site/pages/pagePath.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { ownZone } from '#src/editor/inputs/momentParts.ts'
import { viewAddress } from '#src/editor/viewAddress.ts'
import { PREVIEW_WIDTHS, WidthField } from '#src/editor/WidthField.tsx'
import { dayOf } from './dayOf.ts'
import { momentWords } from './momentWords.ts'

/** On wide screens, it stays in view while the list is scrolled. */
const STAYS = { position: { md: 'sticky' }, top: 72, alignSelf: 'start' } as const

/**
 * A page at a time (milliseconds since 1970), or with a draft published, given by its file. Links lead to other pages of the same state.
 * Scripts do not run, because they would act on the present. With `isAsked`, it scrolls into view, since a button elsewhere opened it.
 */
export function MomentPreview({
  at,
  draft,
  path,
  paths,
  isAsked,
}: {
  at: number
  draft: string | undefined
  path: string
  paths: string[]
  isAsked: boolean
}) {
  const [moment, setMoment] = useState(at)
  const [isDraft, setDraft] = useState(draft !== undefined)
  const [typed, setTyped] = useState(localText(at))
  const [page, setPage] = useState(path)
  const [width, setWidth] = useState(PREVIEW_WIDTHS[0]!)
  const [refusal, setRefusal] = useState('')
  const [room, setRoom] = useState(0)
  const whole = useRef<HTMLElement>(null)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On narrow screens, it is far below the pressed button.
    if (isAsked) whole.current!.scrollIntoView({ block: 'nearest' })
    const sizes = new ResizeObserver(([entry]) => setRoom(entry!.contentRect.width))
    sizes.observe(place.current!)
    return () => sizes.disconnect()
  }, [isAsked])
  const scale = Math.min(1, room / width)
  const name = isDraft ? `draft:${draft}` : new Date(moment).toISOString().replace(/\.\d+Z$/, 'Z')
  const when = isDraft ? 'as if the draft were published now' : `on ${momentWords(moment)}`

  function loaded({ contentDocument, contentWindow }: HTMLIFrameElement) {
    const isPage = contentDocument?.querySelector('#root') !== null
    setRefusal(isPage ? '' : (contentDocument?.body.textContent ?? ''))
    const shown = contentWindow?.location.pathname.split('/').slice(3).join('/')
    if (isPage && shown !== undefined) setPage(pagePath(`/${shown}`))
  }
  return (
    <Box component="section" ref={whole} aria-labelledby="moment-title" sx={STAYS}>
      <Typography id="moment-title" component="h3" variant="h6">
        Preview at a date and time
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, my: 1.5 }}>
        <TextField
          label="Moment"
          type="datetime-local"
          helperText={`Time zone: ${ownZone()}`}
          value={typed}
          sx={{ width: 230 }}
          slotProps={{ inputLabel: { shrink: true } }}
          onChange={({ target }) => {
            setTyped(target.value)
            const read = Date.parse(target.value)
            if (Number.isNaN(read)) return
            setMoment(read)
            setDraft(false)
          }}
        />
        <TextField
          select
          label="Page to preview"
          value={page}
          sx={{ width: 260 }}
          slotProps={{ select: { native: true } }}
          onChange={({ target }) => setPage(target.value)}>
          {[...new Set([...paths, page])].map((other) => (
            <option key={other}>{other}</option>
          ))}
        </TextField>
        <WidthField width={width} size={170} onWidth={setWidth} />
      </Stack>
      <Typography role="status" sx={{ mb: 1 }}>
        {page} {when}
      </Typography>
      {refusal !== '' && <Alert severity="warning">{refusal}</Alert>}
      <Box ref={place} sx={{ height: '68vh', overflow: 'hidden', border: 1, borderColor: 'grey.400', bgcolor: '#e5e7eb' }}>
        {scale > 0 && (
          <Box
            component="iframe"
            title={`The page ${when}`}
            src={viewAddress.of({ path: page, view: name })}
            sandbox="allow-same-origin"
            onLoad={({ currentTarget }) => loaded(currentTarget)}
            sx={{
              display: 'block',
              mx: scale < 1 ? 0 : 'auto',
              width,
              height: scale < 1 ? `${100 / scale}%` : '100%',
              border: 0,
              bgcolor: '#fff',
              transform: scale < 1 ? `scale(${scale})` : 'none',
              transformOrigin: '0 0',
            }}
          />
        )}
      </Box>
    </Box>
  )
}

/** A time as the value of a datetime-local input, in the local time zone. */
function localText(at: number): string {
  const time = new Date(at)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${dayOf(at)}T${two(time.getHours())}:${two(time.getMinutes())}`
}
