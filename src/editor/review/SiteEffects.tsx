import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReviewWords } from '#src/node/dev/editor/review/reviewWire.ts'
import { inWords } from '#src/editor/pages/inWords.ts'

const LIST = { m: 0, pl: 2.5, overflowWrap: 'anywhere' } as const

/** What all changes together do to the site, for visitors; collapsed. */
export function SiteEffects({ groups }: Pick<ReviewWords, 'groups'>) {
  if (groups.length === 0) return null
  return (
    <Box component="details">
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600 }}>
        What all changes together do to the site
      </Box>
      {groups.map(({ title, items }) => (
        <Box key={title} sx={{ mt: 1 }}>
          <Typography component="h4" sx={{ fontWeight: 700 }}>
            {title}
          </Typography>
          <Box component="ul" sx={LIST}>
            {items.map(({ line, below }, index) => (
              <li key={`${index} ${line}`}>
                {inWords(line, null)}
                {below.length > 0 && (
                  <Box component="ul" sx={{ ...LIST, color: 'text.secondary' }}>
                    {below.map((part, place) => (
                      <li key={`${place} ${part}`}>{inWords(part, null)}</li>
                    ))}
                  </Box>
                )}
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
