import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { KeyPath } from '#src/site/site.ts'
import { Original } from './translations/Original.tsx'
import type { FieldProblem } from './useProblems.ts'

/** The help under an input: the original text (`source`), which `onCopy` copies to it, problems, the purpose of the field, its limits. */
export function FieldHelp({
  problems,
  about,
  limits,
  source,
  keyPath,
  onCopy,
}: {
  problems: readonly FieldProblem[]
  about: string
  limits?: string
  source?: unknown
  keyPath?: KeyPath
  onCopy?: (() => void) | undefined
}) {
  return (
    <>
      {source !== undefined && keyPath && <Original source={source} keyPath={keyPath} onCopy={onCopy} />}
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
