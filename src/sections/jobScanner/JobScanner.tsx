import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { DocumentInput } from '#src/sections/tools/DocumentInput.tsx'
import { ReportResult } from '#src/sections/tools/ReportResult.tsx'
import { ToolFrame } from '#src/sections/tools/ToolFrame.tsx'
import { toAnalysis, weightsOf } from '#src/sections/tools/toAnalysis.ts'
import { useTool } from '#src/sections/tools/useTool.ts'
import { jobScanner } from '#src/store/rootReducer.ts'
import { useAppDispatch } from '#src/store/useAppDispatch.ts'
import { useToolResult } from '#src/store/useToolResult.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import type { ScanMark } from '#src/tools/jobScanner/JobScan.ts'
import { IgnoredWords } from './IgnoredWords.tsx'
import { MarkedText } from './MarkedText.tsx'

/** What was scanned last in this visit: the marks belong to this text only. */
type Scanned = { text: string; marks: ScanMark[] }

/** The job description scanner (R5.3): a text in, marks and remarks out. Marks and ignored words are not kept. */
export function JobScanner(props: ViewProps<'jobScanner'>) {
  const { toolWords: words, job, checks, thresholds, sample } = props
  const dispatch = useAppDispatch()
  const [ignored, setIgnored] = useState<string[]>([])
  const [scanned, setScanned] = useState<Scanned | null>(null)

  // Without a request what was given is scanned.
  const tool = useTool<{ text: string; ignored: string[] } | undefined>(props, {
    places: { job: 1 },
    async analyse({ documents, run, isOnly }, again) {
      const [advert] = again ? [again] : await documents('job')
      if (!advert) return null
      const { text } = advert
      const output = await run('jobScanner', { text, limits: thresholds, weights: weightsOf(checks), ignored: again?.ignored ?? ignored })
      return {
        isSample: isOnly('job', sample.job),
        isAwaited: !again,
        keep() {
          dispatch(jobScanner.actions.updated(toAnalysis(output, text, checks, words)))
          setScanned({ text, marks: output.marks })
        },
      }
    },
    onForget() {
      setIgnored([])
      setScanned(null)
    },
  })

  function ignore(next: string[]) {
    setIgnored(next)
    if (scanned) tool.analyse({ text: scanned.text, ignored: next })
  }

  return (
    <ToolFrame
      {...props}
      tool={tool}
      onSubmit={() => tool.submit(undefined)}
      onSample={() => tool.send({ type: 'text.replace', place: 'job', text: sample.job })}
      result={<ScannedJob {...props} scanned={scanned} ignored={ignored} onIgnore={ignore} />}>
      <DocumentInput kind="job" place="job" label={job.label} help={job.help} />
    </ToolFrame>
  )
}

type ScannedJobProps = ViewProps<'jobScanner'> & { scanned: Scanned | null; ignored: string[]; onIgnore(words: string[]): void }

function ScannedJob({ scanned, ignored, onIgnore, ...props }: ScannedJobProps) {
  const { words, checks } = props
  const result = useToolResult('jobScanner')
  // Another tab may have stored the result of another text.
  const marks = scanned?.text === result.Text ? scanned.marks : []
  return (
    <ReportResult {...props} analysis={result} fileName="job-description-report.txt">
      <Card component="section" variant="outlined" className="marked" sx={{ display: 'grid', gap: 1.5 }}>
        <Typography variant="h3">{words.marked}</Typography>
        {marks.length > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {words.markedNote}
          </Typography>
        )}
        <MarkedText label={words.marked} text={result.Text} marks={marks} labelOf={(id) => checks[id].label} />
        <IgnoredWords marks={marks} ignored={ignored} words={words} onChange={onIgnore} />
      </Card>
    </ReportResult>
  )
}
