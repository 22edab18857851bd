import { useState } from 'react'
import { DocumentInput } from '#packages/recruiting/ui/DocumentInput.tsx'
import { LaterResult } from '#packages/recruiting/ui/LaterResult.tsx'
import { liveSummary } from '#packages/recruiting/ui/liveSummary.ts'
import { ToolFrame } from '#packages/recruiting/ui/ToolFrame.tsx'
import { toAnalysis, weightsOf } from '#packages/recruiting/ui/toAnalysis.ts'
import { useTool } from '#packages/recruiting/ui/useTool.ts'
import { jobScanner } from '#packages/recruiting/results/jobScanner.ts'
import { useAppDispatch } from '#packages/recruiting/results/useAppDispatch.ts'
import { lazyView } from 'page-builder/ui'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'

import { isGround } from '#packages/recruiting/analysis/jobScanner/advertLaws.ts'
import type { ScanMark } from '#packages/recruiting/analysis/jobScanner/JobScan.ts'
import { PostAdvert } from './posts/PostAdvert.tsx'
import { refusalOf, refused } from './refused.ts'
import { replaced } from './replaced.ts'
import type { Scanned } from './ScannedJob.tsx'

const result = lazyView('jobScanner result', () => import('./ScannedJob.tsx').then((module) => module.ScannedJob))

/** The job description scanner (R5.3): a text in, marks and remarks out. Marks and ignored words are not stored. */
export default function JobScanner(props: ToolProps<'jobScanner'>) {
  const { toolWords: words, job, checks, thresholds, sample } = props
  const dispatch = useAppDispatch()
  const [ignored, setIgnored] = useState<string[]>([])
  const [country, setCountry] = useState(props.country)
  const [scanned, setScanned] = useState<Scanned | null>(null)

  // Without a request the current input is scanned.
  const tool = useTool<{ text: string; ignored: string[] } | undefined>(props, {
    places: { job: 1 },
    live: '',
    async analyse({ documents, run, isOnly }, again) {
      const [advert] = again ? [again] : await documents('job')
      if (!advert) return null
      const { plainAdvert } = await import('#packages/recruiting/analysis/job/plainAdvert.ts')
      const text = plainAdvert(advert.text)
      const output = await run('jobScanner', { text, limits: thresholds, weights: weightsOf(checks), ignored: again?.ignored ?? ignored })
      const analysis = refused(output.checks, text, props) ?? toAnalysis(output, text, checks, words)
      return {
        isSample: isOnly('job', sample.job),
        isAwaited: !again,
        says: refusalOf(analysis) ?? liveSummary(analysis, words, isGround),
        keep() {
          dispatch(jobScanner.actions.updated(analysis))
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

  /** Inserts an alternative wording into the text and scans it again. */
  function replace(mark: ScanMark) {
    if (!scanned) return
    const text = replaced(scanned.text, mark)
    tool.send({ type: 'text.replace', place: 'job', text })
    tool.analyse({ text, ignored })
  }

  return (
    <ToolFrame
      {...props}
      tool={tool}
      onSubmit={() => tool.submit(undefined)}
      onSample={() => tool.send({ type: 'text.replace', place: 'job', text: sample.job })}
      result={
        <>
          <LaterResult
            tool="jobScanner"
            view={result}
            props={{ ...props, country, scanned, ignored, onIgnore: ignore, onCountry: setCountry, onReplace: replace }}
          />
          <PostAdvert words={props.posts} />
        </>
      }>
      <DocumentInput kind="job" place="job" label={job.label} help={job.help} />
    </ToolFrame>
  )
}
