import type { SectionProps } from '#schemas/sections/index.ts'
import { fill } from '#src/sections/tools/fill.ts'
import { useMovedFocus } from '#src/sections/tools/useMovedFocus.ts'
import type { ScanMark } from '#src/tools/jobScanner/JobScan.ts'

/** Checks whose marks are sentences; words can be ignored, sentences cannot. */
const OF_SENTENCES = new Set<ScanMark['id']>(['longSentences', 'passiveVoice', 'exclamations'])

type IgnoredWordsProps = {
  marks: readonly ScanMark[]
  ignored: string[]
  words: SectionProps<'jobScanner'>['words']
  onChange(ignored: string[]): void
}

/** A button for each marked word that ignores it, and for each ignored one that marks it again. */
export function IgnoredWords({ marks, ignored, words, onChange }: IgnoredWordsProps) {
  const { leave, arrive } = useMovedFocus()
  const move = (key: string, next: string[]) => {
    leave(key)
    onChange(next)
  }
  const marked = [...new Set(marks.flatMap(({ id, text }) => (OF_SENTENCES.has(id) ? [] : [text.toLowerCase()])))]
  return (
    <>
      <div className="chips">
        {marked.map((word) => (
          <button
            key={word}
            ref={arrive(`marked ${word}`)}
            type="button"
            className="chip"
            onClick={() => move(`ignored ${word}`, [...ignored, word])}>
            {fill(words.ignore, { word })}
          </button>
        ))}
      </div>
      {ignored.length > 0 && (
        <>
          <h4>{words.ignored}</h4>
          <div className="chips">
            {ignored.map((word) => (
              <button
                key={word}
                ref={arrive(`ignored ${word}`)}
                type="button"
                className="chip"
                onClick={() =>
                  move(
                    `marked ${word}`,
                    ignored.filter((other) => other !== word),
                  )
                }>
                {fill(words.restore, { word })}
              </button>
            ))}
          </div>
        </>
      )}
    </>
  )
}
