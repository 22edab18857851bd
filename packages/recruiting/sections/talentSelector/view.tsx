import { useState } from 'react'
import { DocumentInput } from '#packages/recruiting/ui/DocumentInput.tsx'
import { answerStates } from '#packages/recruiting/ui/answerStates.ts'
import { LaterResult } from '#packages/recruiting/ui/LaterResult.tsx'
import { ToolFrame } from '#packages/recruiting/ui/ToolFrame.tsx'
import type { RunSteps } from '#packages/recruiting/ui/toolActors.ts'
import { requirementName } from '#packages/recruiting/ui/requirementName.ts'
import { useTool } from '#packages/recruiting/ui/useTool.ts'
import type { Finding } from '#packages/recruiting/results/records.ts'
import { type Recruiter, recruiter } from '#packages/recruiting/results/recruiter.ts'
import { talentSelector } from '#packages/recruiting/results/talentSelector.ts'
import { useAppDispatch } from '#packages/recruiting/results/useAppDispatch.ts'
import { lazyView } from 'page-builder/ui'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import type { KeptDocument } from '#packages/recruiting/analysis/engine/KeptDocument.ts'
import type { Ranked } from '#packages/recruiting/analysis/talentSelector/Ranking.ts'
import { overruledAnswers } from '#packages/recruiting/analysis/matching/overruling.ts'
import { rankResumes } from '#packages/recruiting/analysis/talentSelector/rankResumes.ts'
import { assessmentsOf, toStored } from './assessmentsOf.ts'
import { resumeIds } from './resumeIds.ts'
import { weightsAtStart } from './weightsAtStart.ts'

const result = lazyView('talentSelector result', () => import('./RankedList.tsx').then((module) => module.RankedList))

/**
 * The documents of the list read during this visit: those of an earlier visit are known by their assessment only. `samples` are the ids of
 * the config’s samples.
 */
type Batch = { job: string; documents: { id: string; document: KeptDocument }[]; samples: number[] }

const NOTHING: Batch = { job: '', documents: [], samples: [] }

/**
 * The selector (R5.4): one job description and up to 25 resumes in, an explained ranking out. The answers of the first place are also
 * stored for recruiters (R5.2).
 */
export default function TalentSelector(props: ToolProps<'talentSelector'>) {
  const { job, resumes, parts, thresholds, sample } = props
  const dispatch = useAppDispatch()
  const [batch, setBatch] = useState(NOTHING)

  const tool = useTool<'given' | 'sample'>(props, {
    places: { job: 1, resumes: thresholds.resumes },
    async analyse({ documents, samples, run, now }, what) {
      const isSample = what === 'sample'
      const next = isSample ? sampleBatch(sample.job, await samples(sample.resumes)) : await givenBatch(documents)
      if (!next) return null
      const assessments = await run('talentSelector', { job: next.job, documents: next.documents, now }, next.documents.length)
      return {
        isSample: next.documents.every(({ document }) => next.samples.includes(document.id)),
        keep() {
          // Decisions about a resume of the list stay valid when the list is rebuilt.
          const before = assessmentsOf(dispatch((_, state) => state().topResumes))
          const decided = assessments.map((one) => {
            const overruled = before.find(({ id }) => id === one.id)?.overruled
            return overruled ? { ...one, overruled } : one
          })
          const { ranked } = rankResumes(decided, { weights: weightsAtStart(parts), ...thresholds })
          const placeOf = (id: string) => ranked.find(({ assessment }) => assessment.id === id)
          dispatch(talentSelector.actions.cleared())
          dispatch(talentSelector.actions.added(decided.map((one) => toStored(one, placeOf(one.id), parts))))
          dispatch((send, state) => send(recruiter.actions.updated({ ...state().recruiter, ...firstPlace(ranked[0]) })))
          setBatch(next)
          if (isSample) showSamples(next)
        },
      }
    },
    onForget: () => setBatch(NOTHING),
  })

  /** The input. The same job description again adds to the remaining list; another one starts a new list. */
  async function givenBatch(documents: RunSteps['documents']): Promise<Batch | null> {
    const [advert] = await documents('job')
    const given = advert ? await documents('resumes') : []
    if (!advert || given.length === 0) return null
    const listed = new Set(dispatch((_, state) => state().topResumes).map(({ id }) => id))
    const isNew = (text: string) => given.every((document) => document.text !== text)
    const earlier = batch.job === advert.text ? batch.documents.filter(({ id, document }) => listed.has(id) && isNew(document.text)) : []
    const ids = resumeIds(advert.text, given)
    const added = given.map((document, index) => ({ id: ids[index]!, document }))
    return { job: advert.text, documents: [...earlier, ...added].slice(0, thresholds.resumes), samples: batch.samples }
  }

  /** Shows the samples in the input for the visitor’s resumes. */
  function showSamples({ documents }: Batch) {
    tool.send({ type: 'text.replace', place: 'resumes', text: '' })
    const files = documents.map(({ document }) => ({ name: document.name, state: 'ready' as const, document }))
    tool.send({ type: 'files.give', place: 'resumes', files, remark: '' })
  }

  /** Resumes removed from the list are also removed from the input: the next analysis would add them again. */
  function takeOut(ids: string[]) {
    const gone = new Set(batch.documents.flatMap(({ id, document }) => (ids.includes(id) ? document.id : [])))
    for (const file of tool.given['resumes']!.files)
      if (file.state === 'ready' && gone.has(file.document.id)) tool.send({ type: 'file.remove', place: 'resumes', id: file.id })
  }

  function trySample() {
    tool.send({ type: 'text.replace', place: 'job', text: sample.job })
    tool.analyse('sample')
  }

  return (
    <ToolFrame
      {...props}
      tool={tool}
      onSubmit={() => tool.submit('given')}
      onSample={trySample}
      result={<LaterResult tool="talentSelector" view={result} props={{ ...props, onRemove: takeOut }} />}>
      <DocumentInput kind="job" place="job" label={job.label} help={job.help} />
      <DocumentInput kind="resume" place="resumes" label={resumes.label} help={resumes.help} />
    </ToolFrame>
  )
}

function sampleBatch(job: string, documents: KeptDocument[]): Batch {
  return {
    job,
    documents: documents.map((document, index) => ({ id: `sample-${index}`, document })),
    samples: documents.map(({ id }) => id),
  }
}

/**
 * The data for `recruiter` of the first resume (R5.2): its score, an answer to each requirement, and the missing ones. Empty if none could
 * be ranked.
 */
function firstPlace(ranked: Ranked | undefined): Pick<Recruiter, 'ats_score' | 'resumeReport' | 'fieldsToAdd'> {
  const findings = ranked
    ? overruledAnswers([...ranked.assessment.must, ...ranked.assessment.nice], ranked.assessment.overruled ?? {}).map(
        ({ requirement, state, evidence }): Finding => ({
          id: requirement.skill,
          label: requirementName(requirement),
          state: answerStates[state],
          detail: evidence?.text ?? '',
        }),
      )
    : []
  return { ats_score: ranked?.score.total ?? 0, resumeReport: findings, fieldsToAdd: findings.filter(({ state }) => state === 'missing') }
}
