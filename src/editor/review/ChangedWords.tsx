import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { EditorReview } from '#src/node/dev/editor/review/reviewWire.ts'

const LIST = { m: 0, pl: 2.5, overflowWrap: 'anywhere' } as const

/** The changes in words, or the reason why they are not known. */
export function ChangedWords({ words }: { words: EditorReview['words'] }) {
  return (
    <section aria-labelledby="changed-words">
      <Typography id="changed-words" component="h3" variant="h6">
        What changed
      </Typography>
      {'failure' in words ? (
        <Alert severity="info">Could not determine changes: {words.failure}</Alert>
      ) : (
        <>
          <Typography>{words.summary}</Typography>
          {words.notes.map((note) => (
            <Typography key={note} sx={{ color: 'text.secondary' }}>
              {note}
            </Typography>
          ))}
          {words.groups.map(({ title, items }) => (
            <Box key={title} sx={{ mt: 1.5 }}>
              <Typography component="h4" sx={{ fontWeight: 700 }}>
                {title}
              </Typography>
              <Box component="ul" sx={LIST}>
                {items.map(({ line, below }, index) => (
                  <li key={`${index} ${line}`}>
                    {line}
                    {below.length > 0 && (
                      <Box component="ul" sx={{ ...LIST, color: 'text.secondary' }}>
                        {below.map((part, place) => (
                          <li key={`${place} ${part}`}>{part}</li>
                        ))}
                      </Box>
                    )}
                  </li>
                ))}
              </Box>
            </Box>
          ))}
        </>
      )}
    </section>
  )
}
