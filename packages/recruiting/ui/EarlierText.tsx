import Button from '@mui/material/Button'
import { useToolResult } from '#packages/recruiting/results/useToolResult.ts'
import { Icon } from 'page-builder/ui'
import { useToolAround } from './ToolContext.ts'
import { fill } from './fill.ts'

const SOURCES = { resume: 'resumeChecker', job: 'jobScanner' } as const
const NAMES = { resume: 'earlierResume', job: 'earlierJob' } as const

/**
 * Offers the resume or the job description read by another tool; renders nothing in that tool itself, without a text, or if it is already
 * in use.
 */
export function EarlierText({ kind, used, onUse }: { kind: keyof typeof SOURCES; used: string; onUse(text: string): void }) {
  const { words, type } = useToolAround()
  const text = useToolResult(SOURCES[kind]).Text
  if (type === SOURCES[kind] || text === '' || text === used) return null
  return (
    <Button variant="text" className="earlier" onClick={() => onUse(text)} sx={{ justifySelf: 'start', textAlign: 'start' }}>
      <Icon name="history" />
      {fill(words.useEarlier, { name: words[NAMES[kind]] })}
    </Button>
  )
}
