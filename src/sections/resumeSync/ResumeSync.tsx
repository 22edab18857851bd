import { useState } from 'react'
import { DocumentInput } from '#src/sections/tools/DocumentInput.tsx'
import { LaterResult } from '#src/sections/tools/LaterResult.tsx'
import { ToolFrame } from '#src/sections/tools/ToolFrame.tsx'
import { useTool } from '#src/sections/tools/useTool.ts'
import { TOOL_SLICES } from '#src/store/slices/index.ts'
import { resumeSync } from '#src/store/slices/resumeSync.ts'
import { useAppDispatch } from '#src/store/useAppDispatch.ts'
import { lazyView } from '#src/ui/lazyView.tsx'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import type { KeptDocument } from '#src/tools/engine/KeptDocument.ts'
import { textKey } from '#src/tools/text/textKey.ts'
import { storedMatch } from './storedMatch.ts'

const result = lazyView('resumeSync result', () => import('./SyncedResume.tsx').then((module) => module.SyncedResume))

/** What was compared last in this visit, so that it can be compared again when a requirement moves. */
type Compared = { document: KeptDocument; job: string; moved: Record<string, 'must' | 'nice'> }

/** The syncer (R5.5): a resume and an advert in, an answer to each requirement out. */
export function ResumeSync(props: ViewProps<'resumeSync'>) {
  const { resume, job, parts, sample } = props
  const dispatch = useAppDispatch()
  const [compared, setCompared] = useState<Compared | null>(null)
  const weights = { must: parts.must.weight, nice: parts.nice.weight, likeness: parts.likeness.weight }

  // Without a request what was given is compared.
  const tool = useTool<Compared | undefined>(props, {
    places: { resume: 1, job: 1 },
    async analyse({ documents, run, isOnly, now }, again) {
      const [document] = again ? [again.document] : await documents('resume')
      const [advert] = again || !document ? [] : await documents('job')
      const pair = again ?? (document && advert && { document, job: advert.text, moved: {} })
      if (!pair) return null
      const { match, proposal } = await run('resumeSync', { ...pair, weights, prompt: props.words.prompt, now })
      return {
        isSample: isOnly('resume', sample.resume) && isOnly('job', sample.job),
        isAwaited: !again,
        keep() {
          // What was decided about an advert holds when it is compared again, on a later visit too.
          const about = textKey(pair.job)
          dispatch((send, state) => {
            const before = storedMatch(state()[TOOL_SLICES.resumeSync].match)
            const overruled = before?.about === about ? before.overruled : undefined
            send(resumeSync.actions.updated({ ...proposal, match: { ...match, about, ...(overruled && { overruled }) } }))
          })
          setCompared(pair)
        },
      }
    },
    onForget: () => setCompared(null),
  })

  function trySample() {
    tool.send({ type: 'text.replace', place: 'resume', text: sample.resume })
    tool.send({ type: 'text.replace', place: 'job', text: sample.job })
  }
  const move =
    compared && ((skill: string, to: 'must' | 'nice') => tool.analyse({ ...compared, moved: { ...compared.moved, [skill]: to } }))

  return (
    <ToolFrame
      {...props}
      tool={tool}
      onSubmit={() => tool.submit(undefined)}
      onSample={trySample}
      result={<LaterResult tool="resumeSync" view={result} props={{ ...props, onMove: move }} />}>
      <DocumentInput kind="resume" place="resume" label={resume.label} help={resume.help} />
      <DocumentInput kind="job" place="job" label={job.label} help={job.help} />
    </ToolFrame>
  )
}
