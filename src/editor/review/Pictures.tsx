import { PREVIEW_WIDTHS } from '#src/editor/WidthField.tsx'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { EditorReview } from '#src/node/dev/editor/review/reviewWire.ts'
import { PagePair, type ShownPage } from './PagePair.tsx'

type Page = EditorReview['pages'][number]

/** Represents all pages if a change affects every page. */
const HOME: Page = { name: 'Home', did: 'changed', before: '/', after: '/' }

/** Every page that looks different, before and after, on a desktop and on a phone. */
export function Pictures({ pages, isAllOver, isKnown }: Pick<EditorReview, 'pages' | 'isAllOver'> & { isKnown: boolean }) {
  const [chosen, setChosen] = useState<string>()
  const all = isAllOver && !pages.some(({ after }) => after === '/') ? [HOME, ...pages] : pages
  const page = all.find((known) => nameOf(known) === chosen) ?? all[0]
  return (
    <section aria-labelledby="review-pictures">
      <Typography id="review-pictures" component="h3" variant="h6">
        Visual changes
      </Typography>
      {isAllOver && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          The header, footer, theme or settings have changed, which can affect every page.
        </Alert>
      )}
      {!page && (
        <Typography sx={{ color: 'text.secondary' }}>
          {isKnown
            ? 'No page looks different, or one of the two versions has errors and cannot be shown.'
            : 'There is no published version to compare with.'}
        </Typography>
      )}
      {page && (
        <>
          <TextField
            select
            label={all.length === 1 ? '1 page looks different' : `${all.length} pages look different`}
            value={nameOf(page)}
            sx={{ mt: 1, maxWidth: '36rem' }}
            slotProps={{ select: { native: true } }}
            onChange={({ target }) => setChosen(target.value)}>
            {all.map((other) => (
              <option key={nameOf(other)} value={nameOf(other)}>
                {other.after ?? other.before} · {other.name} ({other.did})
              </option>
            ))}
          </TextField>
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>
            Red frames mark the previous version, blue frames the current one. Scripts do not run here.
          </Typography>
          {PREVIEW_WIDTHS.map((width) => (
            <Box key={`${nameOf(page)} ${width}`} sx={{ mt: 2, maxWidth: width * 2 }}>
              <PagePair before={inView(page.before, 'before')} after={inView(page.after, 'after')} width={width} />
            </Box>
          ))}
        </>
      )}
    </section>
  )
}

function inView(path: string | null, view: string): ShownPage {
  return path === null ? null : { path, view }
}

function nameOf({ before, after }: Page): string {
  return `${before} ${after}`
}
