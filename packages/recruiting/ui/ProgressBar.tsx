import LinearProgress from '@mui/material/LinearProgress'
import { useToolAround } from './ToolContext.ts'
import { fill } from './fill.ts'

/** The progress of the tool; an indeterminate bar if steps cannot be counted. */
export function ProgressBar() {
  const { words, progress } = useToolAround()
  const isCounted = progress !== null && progress.total > 1
  return (
    <LinearProgress
      sx={{ flex: '1 0 100%' }}
      aria-label={isCounted ? fill(words.progress, { done: progress.done, total: progress.total }) : words.working}
      {...(isCounted && { variant: 'determinate', value: (100 * progress.done) / progress.total })}
    />
  )
}
