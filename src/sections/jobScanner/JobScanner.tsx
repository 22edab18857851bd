import { type FormEvent, useState } from 'react'
import { EarlierInput } from '#src/sections/tools/EarlierInput.tsx'
import { GoRow } from '#src/sections/tools/GoRow.tsx'
import { ReportResult } from '#src/sections/tools/ReportResult.tsx'
import { RunStatus } from '#src/sections/tools/RunStatus.tsx'
import { ToolFrame } from '#src/sections/tools/ToolFrame.tsx'
import { toAnalysis, weightsOf } from '#src/sections/tools/toAnalysis.ts'
import { useDocuments } from '#src/sections/tools/useDocuments.ts'
import { useRun } from '#src/sections/tools/useRun.ts'
import { useToolAddress } from '#src/sections/tools/useToolAddress.ts'
import { StoreProvider } from '#src/store/StoreProvider.tsx'
import { sharedStore } from '#src/store/sharedStore.ts'
import { jobDescription } from '#src/store/slices/jobDescription.ts'
import { useAppSelector } from '#src/store/useAppSelector.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import type { ScanMark } from '#src/tools/jobScanner/JobScan.ts'
import { IgnoredWords } from './IgnoredWords.tsx'
import { MarkedText } from './MarkedText.tsx'

/** What was scanned last in this visit: the marks belong to this text only. */
type Scanned = { text: string; marks: ScanMark[]; isSample: boolean }

/**
 * The job description scanner (R5.3): a text in, marks and remarks out. The result is kept in `jobDescription`; marks and ignored words are
 * not.
 */
export function JobScanner(props: ViewProps<'jobScanner'>) {
  const { toolWords: words, limits, job, checks, thresholds, sample, backend } = props
  const address = useToolAddress(backend)
  const { state, run, cancel, fellBack } = useRun({ limits, words, address })
  const documents = useDocuments({ most: 1, limits, words, run })
  const [ignored, setIgnored] = useState<string[]>([])
  const [scanned, setScanned] = useState<Scanned | null>(null)
  const [fresh, setFresh] = useState(0)
  const isBusy = state.phase === 'busy'

  async function scan(text: string, ignoring: string[]): Promise<boolean> {
    const output = await run('scanJob', { text, limits: thresholds, weights: weightsOf(checks), ignored: ignoring })
    if (!output) return false
    sharedStore().store.dispatch(jobDescription.actions.updated(toAnalysis(output, text, checks, words)))
    setScanned({ text, marks: output.marks, isSample: documents.isOnly(sample.job) })
    return true
  }

  async function analyse(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const [document] = await documents.documents()
    if (document && (await scan(document.text, ignored))) setFresh((before) => before + 1)
  }

  function ignore(next: string[]) {
    setIgnored(next)
    if (scanned) void scan(scanned.text, next)
  }

  function forget() {
    documents.forget()
    setIgnored([])
    setScanned(null)
  }

  return (
    <ToolFrame {...props} words={words} address={address}>
      <form className="sheet" onSubmit={(event) => void analyse(event)} aria-busy={isBusy} noValidate method="dialog">
        <EarlierInput
          kind="job"
          id="job"
          label={job.label}
          help={job.help}
          most={1}
          limits={limits}
          words={words}
          documents={documents}
          isBusy={isBusy}
        />
        <GoRow words={words} isBusy={isBusy} onSample={() => documents.replace(sample.job)} />
        <RunStatus state={state} cancel={cancel} words={words} />
      </form>
      <StoreProvider>
        <ScannedJob {...props} fresh={fresh} fellBack={fellBack} scanned={scanned} ignored={ignored} onIgnore={ignore} onCleared={forget} />
      </StoreProvider>
    </ToolFrame>
  )
}

type ScannedJobProps = ViewProps<'jobScanner'> & {
  fresh: number
  fellBack: boolean
  scanned: Scanned | null
  ignored: string[]
  onIgnore(words: string[]): void
  onCleared(): void
}

function ScannedJob({ fresh, fellBack, onCleared, scanned, ignored, onIgnore, ...props }: ScannedJobProps) {
  const { toolWords: words, title, caution, scoreLabel, groups, checks } = props
  const result = useAppSelector(jobDescription.selectors.result)
  // Another tab may have stored the result of another text.
  const marks = scanned?.text === result.Text ? scanned.marks : []
  return (
    <ReportResult
      analysis={result}
      title={title}
      caution={caution}
      scoreLabel={scoreLabel}
      groups={groups}
      words={words}
      fileName="job-description-report.txt"
      fresh={fresh}
      fellBack={fellBack}
      isSample={scanned?.isSample === true}
      onCleared={onCleared}>
      <section className="marked">
        <h3>{props.words.marked}</h3>
        {marks.length > 0 && <p className="help">{props.words.markedNote}</p>}
        <MarkedText label={props.words.marked} text={result.Text} marks={marks} labelOf={(id) => checks[id].label} />
        <IgnoredWords marks={marks} ignored={ignored} words={props.words} onChange={onIgnore} />
      </section>
    </ReportResult>
  )
}
