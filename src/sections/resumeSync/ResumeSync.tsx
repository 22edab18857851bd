import { type FormEvent, useState } from 'react'
import { EarlierInput } from '#src/sections/tools/EarlierInput.tsx'
import { GoRow } from '#src/sections/tools/GoRow.tsx'
import { RunStatus } from '#src/sections/tools/RunStatus.tsx'
import { ToolFrame } from '#src/sections/tools/ToolFrame.tsx'
import { useDocuments } from '#src/sections/tools/useDocuments.ts'
import { useRun } from '#src/sections/tools/useRun.ts'
import { useToolAddress } from '#src/sections/tools/useToolAddress.ts'
import { StoreProvider } from '#src/store/StoreProvider.tsx'
import { sharedStore } from '#src/store/sharedStore.ts'
import { resumejdsyncer } from '#src/store/slices/resumejdsyncer.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import type { ReadDocument } from '#src/tools/document/ReadDocument.ts'
import { SyncedResume } from './SyncedResume.tsx'

/** What was compared last in this visit, so that it can be compared again when a requirement moves. */
type Compared = { document: ReadDocument; job: string; moved: Record<string, 'must' | 'nice'>; isSample: boolean }

/** The syncer (R5.5): a resume and an advert in, an answer to each requirement out. The result is kept in `resumejdsyncer`. */
export function ResumeSync(props: ViewProps<'resumeSync'>) {
  const { toolWords: words, limits, resume, job, parts, sample, backend } = props
  const address = useToolAddress(backend)
  const { state, run, cancel, fellBack } = useRun({ limits, words, address })
  const resumes = useDocuments({ most: 1, limits, words, run })
  const jobs = useDocuments({ most: 1, limits, words, run })
  const [compared, setCompared] = useState<Compared | null>(null)
  const [fresh, setFresh] = useState(0)
  const isBusy = state.phase === 'busy'
  const weights = { must: parts.must.weight, nice: parts.nice.weight, likeness: parts.likeness.weight }

  async function compare(document: ReadDocument, text: string, moved: Compared['moved']): Promise<boolean> {
    const output = await run('syncResume', { document, job: text, moved, weights, prompt: props.words.prompt, now: Date.now() })
    if (!output) return false
    sharedStore().store.dispatch(resumejdsyncer.actions.updated({ ...output.proposal, match: output.match }))
    setCompared({ document, job: text, moved, isSample: resumes.isOnly(sample.resume) && jobs.isOnly(sample.job) })
    return true
  }

  async function analyse(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const [document] = await resumes.documents()
    const [advert] = document ? await jobs.documents() : []
    if (!document || !advert) return
    if (await compare(document, advert.text, {})) setFresh((before) => before + 1)
  }

  function move(skill: string, to: 'must' | 'nice') {
    if (compared) void compare(compared.document, compared.job, { ...compared.moved, [skill]: to })
  }

  function forget() {
    resumes.forget()
    jobs.forget()
    setCompared(null)
  }

  return (
    <ToolFrame {...props} words={words} address={address}>
      <form className="sheet" onSubmit={(event) => void analyse(event)} aria-busy={isBusy} noValidate method="dialog">
        <div className="inputs" data-columns="2">
          <EarlierInput
            kind="resume"
            id="resume"
            label={resume.label}
            help={resume.help}
            most={1}
            limits={limits}
            words={words}
            documents={resumes}
            isBusy={isBusy}
          />
          <EarlierInput
            kind="job"
            id="job"
            label={job.label}
            help={job.help}
            most={1}
            limits={limits}
            words={words}
            documents={jobs}
            isBusy={isBusy}
          />
        </div>
        <GoRow
          words={words}
          isBusy={isBusy}
          onSample={() => {
            resumes.replace(sample.resume)
            jobs.replace(sample.job)
          }}
        />
        <RunStatus state={state} cancel={cancel} words={words} />
      </form>
      <StoreProvider>
        <SyncedResume
          {...props}
          fresh={fresh}
          fellBack={fellBack}
          isSample={compared?.isSample === true}
          onCleared={forget}
          onMove={compared ? move : null}
        />
      </StoreProvider>
    </ToolFrame>
  )
}
