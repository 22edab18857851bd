import type { ToolWords } from '#schemas/toolWords.ts'
import { useAppSelector } from '#src/store/useAppSelector.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { fill } from './fill.ts'

const SOURCES = { resume: 'candidate', job: 'jobDescription' } as const
const NAMES = { resume: 'earlierResume', job: 'earlierJob' } as const

/** Offers the resume or the job description that another tool has read; nothing when there is none, or when it is used already. */
export function EarlierText({
  kind,
  words,
  used,
  onUse,
}: {
  kind: keyof typeof SOURCES
  words: ToolWords
  used: string
  onUse(text: string): void
}) {
  const text = useAppSelector((state) => state[SOURCES[kind]].Text)
  if (text === '' || text === used) return null
  return (
    <button type="button" className="text-button earlier" onClick={() => onUse(text)}>
      <Icon name="history" />
      {fill(words.useEarlier, { name: words[NAMES[kind]] })}
    </button>
  )
}
