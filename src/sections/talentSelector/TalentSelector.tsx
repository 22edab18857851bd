import { type FormEvent, useRef, useState } from 'react'
import { EarlierInput } from '#src/sections/tools/EarlierInput.tsx'
import { GoRow } from '#src/sections/tools/GoRow.tsx'
import { RunStatus } from '#src/sections/tools/RunStatus.tsx'
import { ToolFrame } from '#src/sections/tools/ToolFrame.tsx'
import { readSamples } from '#src/sections/tools/readSamples.ts'
import { useDocuments } from '#src/sections/tools/useDocuments.ts'
import { useRun } from '#src/sections/tools/useRun.ts'
import { useToolAddress } from '#src/sections/tools/useToolAddress.ts'
import { StoreProvider } from '#src/store/StoreProvider.tsx'
import { sharedStore } from '#src/store/sharedStore.ts'
import { recruiter } from '#src/store/slices/recruiter.ts'
import { topResumes } from '#src/store/slices/topResumes.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import type { ReadDocument } from '#src/tools/document/ReadDocument.ts'
import { rankResumes } from '#src/tools/talentSelector/rankResumes.ts'
import { RankedList } from './RankedList.tsx'
import { firstPlace } from './firstPlace.ts'
import { toStored } from './assessmentsOf.ts'
import { weightsAtStart } from './weightsAtStart.ts'

/** The documents of the list as far as this visit has read them: those of an earlier visit are known by their assessment only. */
type Batch = { job: string; documents: { id: string; document: ReadDocument }[] }

/**
 * The selector (R5.4): one advert and up to 25 resumes in, an explained reading order out. The list is kept in `topResumes`, the answers of
 * the first place in `recruiter`.
 */
export function TalentSelector(props: ViewProps<'talentSelector'>) {
  const { toolWords: words, limits, job, resumes, parts, thresholds, sample, backend } = props
  const address = useToolAddress(backend)
  const { state, run, cancel, fellBack } = useRun({ limits, words, address })
  const jobs = useDocuments({ most: 1, limits, words, run })
  const given = useDocuments({ most: thresholds.resumes, limits, words, run })
  const batch = useRef<Batch>({ job: '', documents: [] })
  const [fresh, setFresh] = useState(0)
  const [isSample, setIsSample] = useState(false)
  const isBusy = state.phase === 'busy'

  async function assess(job: string, documents: Batch['documents']) {
    const assessments = await run('assessResumes', { documents, job, now: Date.now() }, documents.length)
    if (!assessments) return
    const { store } = sharedStore()
    store.dispatch(topResumes.actions.cleared())
    const { ranked } = rankResumes(assessments, { weights: weightsAtStart(parts), leastWords: thresholds.leastWords })
    store.dispatch(
      topResumes.actions.added(
        assessments.map((assessment) =>
          toStored(
            assessment,
            ranked.find((one) => one.assessment.id === assessment.id),
            parts,
          ),
        ),
      ),
    )
    store.dispatch(recruiter.actions.updated({ ...store.getState().recruiter, ...firstPlace(ranked[0]) }))
    batch.current = { job, documents }
    setFresh((before) => before + 1)
  }

  async function analyse(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const [advert] = await jobs.documents()
    if (!advert) return
    const documents = await given.documents()
    if (documents.length === 0) return
    // The same advert again adds to what is still in the list; another one begins a new list.
    const listed = new Set(topResumes.selectors.all(sharedStore().store.getState()).map(({ id }) => id))
    const earlier =
      batch.current.job === advert.text
        ? batch.current.documents.filter(({ id, document }) => listed.has(id) && !documents.some(({ text }) => text === document.text))
        : []
    const added = documents.map((document, index) => ({ id: crypto.randomUUID?.() ?? `${document.name}-${index}-${Date.now()}`, document }))
    setIsSample(false)
    await assess(advert.text, [...earlier, ...added].slice(0, thresholds.resumes))
  }

  async function trySample() {
    jobs.replace(sample.job)
    const documents = await readSamples(sample.resumes, limits, run)
    setIsSample(true)
    await assess(
      sample.job,
      documents.map((document, index) => ({ id: `sample-${index}`, document })),
    )
  }

  function forget() {
    jobs.forget()
    given.forget()
    batch.current = { job: '', documents: [] }
  }

  return (
    <ToolFrame {...props} words={words} address={address}>
      <form className="sheet" onSubmit={(event) => void analyse(event)} aria-busy={isBusy} noValidate method="dialog">
        <div className="inputs" data-columns="2">
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
          <EarlierInput
            kind="resume"
            id="resumes"
            label={resumes.label}
            help={resumes.help}
            most={thresholds.resumes}
            limits={limits}
            words={words}
            documents={given}
            isBusy={isBusy}
          />
        </div>
        <GoRow words={words} isBusy={isBusy} onSample={() => void trySample()} />
        <RunStatus state={state} cancel={cancel} words={words} />
      </form>
      <StoreProvider>
        <RankedList {...props} fresh={fresh} isSample={isSample} fellBack={fellBack} onCleared={forget} />
      </StoreProvider>
    </ToolFrame>
  )
}
