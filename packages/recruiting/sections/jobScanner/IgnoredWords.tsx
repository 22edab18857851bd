import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import { WordChips } from '#packages/recruiting/ui/WordChips.tsx'
import { fill } from '#packages/recruiting/ui/fill.ts'
import { useMovedFocus } from '#packages/recruiting/ui/useMovedFocus.ts'
import type { ScanMark } from '#packages/recruiting/analysis/jobScanner/JobScan.ts'

/** Checks that mark sentences; words can be ignored, sentences cannot. */
const OF_SENTENCES = new Set<ScanMark['id']>(['longSentences', 'passiveVoice', 'exclamations', 'yearsAsked'])

type IgnoredWordsProps = {
  marks: readonly ScanMark[]
  ignored: string[]
  words: ToolProps<'jobScanner'>['words']
  onChange(ignored: string[]): void
}

/** A button for each marked word to ignore it, and for each ignored one to mark it again. */
export function IgnoredWords({ marks, ignored, words, onChange }: IgnoredWordsProps) {
  const { leave, arrive } = useMovedFocus()
  const move = (key: string, next: string[]) => {
    leave(key)
    onChange(next)
  }
  const marked = [...new Set(marks.flatMap(({ id, text }) => (OF_SENTENCES.has(id) ? [] : [text.toLowerCase()])))]
  return (
    <>
      <WordChips>
        {marked.map((word) => (
          <Chip
            key={word}
            ref={arrive(`marked ${word}`)}
            component="button"
            type="button"
            variant="outlined"
            className="chip"
            label={fill(words.ignore, { word })}
            onClick={() => move(`ignored ${word}`, [...ignored, word])}
          />
        ))}
      </WordChips>
      {ignored.length > 0 && (
        <>
          <Typography variant="h4">{words.ignored}</Typography>
          <WordChips>
            {ignored.map((word) => (
              <Chip
                key={word}
                ref={arrive(`ignored ${word}`)}
                component="button"
                type="button"
                className="chip"
                label={fill(words.restore, { word })}
                onClick={() =>
                  move(
                    `marked ${word}`,
                    ignored.filter((other) => other !== word),
                  )
                }
              />
            ))}
          </WordChips>
        </>
      )}
    </>
  )
}
