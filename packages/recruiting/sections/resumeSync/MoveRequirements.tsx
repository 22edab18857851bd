import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import { WordChips } from '#packages/recruiting/ui/WordChips.tsx'
import { requirementName } from '#packages/recruiting/ui/requirementName.ts'
import { useMovedFocus } from '#packages/recruiting/ui/useMovedFocus.ts'
import type { JobMatch } from '#packages/recruiting/analysis/matching/JobMatch.ts'

type MoveRequirementsProps = { match: JobMatch; words: ToolProps<'resumeSync'>['words']; onMove(skill: string, to: 'must' | 'nice'): void }

/** For vague job descriptions, visitors decide which requirements are must-haves: a button for each moves it to the other list. */
export function MoveRequirements({ match, words, onMove }: MoveRequirementsProps) {
  const { leave, arrive } = useMovedFocus()
  const lists = [
    { from: 'must', to: 'nice', label: words.toNice },
    { from: 'nice', to: 'must', label: words.toMust },
  ] as const
  return (
    <Card
      variant="outlined"
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
      {lists.map(
        ({ from, to, label }) =>
          match[from].length > 0 && (
            <Box component="fieldset" key={from} className="move">
              <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 1.5, color: 'text.strong' }}>
                {label}
              </Typography>
              <WordChips>
                {match[from].map(({ requirement }) => (
                  <Chip
                    key={requirement.skill}
                    ref={arrive(`${from} ${requirement.skill}`)}
                    component="button"
                    type="button"
                    variant="outlined"
                    className="chip"
                    label={requirementName(requirement)}
                    onClick={() => {
                      leave(`${to} ${requirement.skill}`)
                      onMove(requirement.skill, to)
                    }}
                  />
                ))}
              </WordChips>
            </Box>
          ),
      )}
    </Card>
  )
}
