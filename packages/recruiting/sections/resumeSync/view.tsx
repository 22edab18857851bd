import { useState } from 'react'
import { DocumentInput } from '#packages/recruiting/ui/DocumentInput.tsx'
import { LaterResult } from '#packages/recruiting/ui/LaterResult.tsx'
import { ToolFrame } from '#packages/recruiting/ui/ToolFrame.tsx'
import { requirementName } from '#packages/recruiting/ui/requirementName.ts'
import { fill } from '#packages/recruiting/ui/fill.ts'
import { useTool } from '#packages/recruiting/ui/useTool.ts'
import { type ResumeJdSync, resumeSync } from '#packages/recruiting/results/resumeSync.ts'
import { useAppDispatch } from '#packages/recruiting/results/useAppDispatch.ts'
import { lazyView } from 'page-builder/ui'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import type { KeptDocument } from '#packages/recruiting/analysis/engine/KeptDocument.ts'
import { textKey } from '#packages/recruiting/analysis/text/textKey.ts'
import { type KeptAdvert, keptAdverts, newAdvertId, sameAdvert, withAdvert } from './keptAdverts.ts'
import { answersOf, scoreOf } from './matchSums.ts'
import { storedMatch } from './storedMatch.ts'

const result = lazyView('resumeSync result', () => import('./SyncedResume.tsx').then((module) => module.SyncedResume))

/** The last input of this visit, for comparing again when a requirement moves. */
type Compared = { document: KeptDocument; job: string; moved: Record<string, 'must' | 'nice'> }

/**
 * The syncer (R5.5): a resume and a job description in, an answer to each requirement out. Several job descriptions are stored; when the
 * resume changes, it is compared with all of them again.
 */
export default function ResumeSync(props: ToolProps<'resumeSync'>) {
  const { resume, job, parts, sample, words, toolWords } = props
  const dispatch = useAppDispatch()
  const [compared, setCompared] = useState<Compared | null>(null)

  // Without a request the current input is compared.
  const tool = useTool<Compared | undefined>(props, {
    places: { resume: 1, job: 1 },
    live: '',
    async analyse({ documents, run, isOnly, now }, again) {
      const [document] = again ? [again.document] : await documents('resume')
      const [advert] = again || !document ? [] : await documents('job')
      const pair = again ?? (document && advert && { document, job: advert.text })
      if (!pair) return null
      const version = textKey(pair.document.text)
      const stored = dispatch((_send, state) => state().resumejdsyncer)
      const kept = keptAdverts(stored.adverts)

      async function compare(before: KeptAdvert | undefined, text: string, moved: KeptAdvert['moved']): Promise<KeptAdvert> {
        const input = { document: pair!.document, job: text, moved, weights: weightsOf(parts), prompt: words.prompt, now }
        const { match, proposal, keywords, title } = await run('resumeSync', input)
        // Decisions about a job description stay valid when it is compared again.
        const overruled = storedMatch(before?.result.match)?.overruled
        const isOther = before !== undefined && before.version !== version
        return {
          id: before?.id ?? newAdvertId(kept),
          title,
          text,
          moved,
          version,
          before: isOther ? scoreOf(before.result.match, parts) : (before?.before ?? null),
          result: { ...proposal, match: overruled ? { ...match, overruled } : match, keywords },
        }
      }

      const same = sameAdvert(kept, pair.job, stored.shown)
      const moved = again?.moved ?? same?.moved ?? {}
      const own = await compare(same, pair.job, moved)
      let adverts = kept
      for (const other of kept)
        if (other.id !== own.id && other.version !== version) adverts = withAdvert(adverts, await compare(other, other.text, other.moved))
      adverts = withAdvert(adverts, own)
      return {
        isSample: isOnly('resume', sample.resume) && isOnly('job', sample.job),
        isAwaited: !again,
        says: saidOf(own.result),
        keep() {
          dispatch(resumeSync.actions.updated({ ...own.result, adverts, shown: own.id }))
          setCompared({ ...pair, moved })
        },
      }
    },
    onForget: () => setCompared(null),
  })

  function saidOf({ match }: Pick<ResumeJdSync, 'match'>): string {
    const lacking = answersOf(match).must.find(({ state }) => state === 'missing')
    return [
      fill(toolWords.scoreNow, { score: scoreOf(match, parts) }),
      lacking && fill(toolWords.firstNow, { fix: requirementName(lacking.requirement) }),
    ]
      .filter(Boolean)
      .join(' ')
  }

  function trySample() {
    tool.send({ type: 'text.replace', place: 'resume', text: sample.resume })
    tool.send({ type: 'text.replace', place: 'job', text: sample.job })
  }
  const move =
    compared && ((skill: string, to: 'must' | 'nice') => tool.analyse({ ...compared, moved: { ...compared.moved, [skill]: to } }))
  const show = ({ text, moved }: KeptAdvert) => {
    tool.send({ type: 'text.replace', place: 'job', text })
    setCompared((before) => before && { ...before, job: text, moved })
  }
  const add = () => {
    tool.send({ type: 'text.replace', place: 'job', text: '' })
    document.getElementById('job_text')?.focus()
  }

  return (
    <ToolFrame
      {...props}
      tool={tool}
      onSubmit={() => tool.submit(undefined)}
      onSample={trySample}
      result={<LaterResult tool="resumeSync" view={result} props={{ ...props, onMove: move, onShow: show, onAdd: add }} />}>
      <DocumentInput kind="resume" place="resume" label={resume.label} help={resume.help} />
      <DocumentInput kind="job" place="job" label={job.label} help={job.help} />
    </ToolFrame>
  )
}

function weightsOf(parts: ToolProps<'resumeSync'>['parts']) {
  return { must: parts.must.weight, nice: parts.nice.weight, likeness: parts.likeness.weight }
}
