import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { FieldProblem } from './useProblems.ts'

/** The help under an input: the original text, problems, the purpose of the field, its limits. */
export function FieldHelp({
  problems,
  about,
  limits,
  source,
}: {
  problems: readonly FieldProblem[]
  about: string
  limits?: string
  source?: unknown
}) {
  const original = wordsOf(source)
  return (
    <>
      {original !== '' && (
        <Box component="span" sx={{ display: 'block', mb: 0.25, color: 'text.primary', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          Original: {original}
        </Box>
      )}
      {problems.map(({ severity, text, onStillRight }) => (
        <Box
          key={text}
          component="span"
          sx={{ display: 'block', fontWeight: 600, color: severity === 'error' ? 'error.main' : 'warning.main' }}>
          {text}
          {onStillRight && (
            <Button size="small" variant="outlined" color="inherit" onClick={onStillRight} sx={{ display: 'block', my: 0.5 }}>
              Mark as up to date
            </Button>
          )}
        </Box>
      ))}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {[about, limits]
          .filter(Boolean)
          .join(' · ')
          .split('`')
          // oxlint-disable-next-line react/no-array-index-key -- Parts of a sentence have no other key.
          .map((words, index) => (index % 2 === 1 ? <strong key={index}>{words}</strong> : words))}
      </Box>
    </>
  )
}

/** A text, a number, or a list of them, as text; empty for other values. */
function wordsOf(source: unknown): string {
  if (Array.isArray(source)) return source.every((item) => typeof item === 'string') ? source.join(', ') : ''
  return typeof source === 'string' || typeof source === 'number' ? String(source) : ''
}
