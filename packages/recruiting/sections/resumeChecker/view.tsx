import { InputField, useSite, lazyView } from 'page-builder/ui'
import { DocumentInput } from '#packages/recruiting/ui/DocumentInput.tsx'
import { EarlierText } from '#packages/recruiting/ui/EarlierText.tsx'
import { InputGroup } from '#packages/recruiting/ui/InputGroup.tsx'
import { LaterResult } from '#packages/recruiting/ui/LaterResult.tsx'
import { ToolFrame } from '#packages/recruiting/ui/ToolFrame.tsx'
import { toAnalysis, weightsOf } from '#packages/recruiting/ui/toAnalysis.ts'
import { fill } from '#packages/recruiting/ui/fill.ts'
import { liveSummary } from '#packages/recruiting/ui/liveSummary.ts'
import { useHeldState } from '#packages/recruiting/ui/useHeldState.ts'
import { useTool } from '#packages/recruiting/ui/useTool.ts'
import { StoreProvider } from 'page-builder/store'
import { resumeChecker } from '#packages/recruiting/results/resumeChecker.ts'
import { useAppDispatch } from '#packages/recruiting/results/useAppDispatch.ts'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'

const result = lazyView('resumeChecker result', () => import('./CheckedResume.tsx').then((module) => module.CheckedResume))

/** The resume checker (R5.1): a file or a text in, a report with visible weights out. */
export default function ResumeChecker(props: ToolProps<'resumeChecker'>) {
  const { toolWords: words, limits, resume, target, job, compareLabel, sample, checks, thresholds, gaps } = props
  const { language } = useSite()
  const dispatch = useAppDispatch()
  const [title, setTitle] = useHeldState('resumeChecker title', '')
  const [advert, setAdvert] = useHeldState('resumeChecker advert', '')
  const tool = useTool(props, {
    places: { resume: 1 },
    live: `${title}\n${advert}`,
    async analyse({ documents, run, isOnly, now }) {
      const [document] = await documents('resume')
      if (!document) return null
      const output = await run('resumeChecker', {
        document,
        targetTitle: title.trim(),
        job: advert.trim(),
        limits: thresholds,
        weights: weightsOf(checks),
        now,
      })
      const checked = {
        ...toAnalysis(output, document.text, checks, words),
        Skills: output.skills,
        Course: output.missingSkills.map((skill) => ({ title: skill, detail: gaps.detail })),
      }
      return {
        isSample: isOnly('resume', sample.resume),
        says: liveSummary(checked, words),
        keep: () => dispatch(resumeChecker.actions.updated(checked)),
      }
    },
    onForget() {
      setTitle('')
      setAdvert('')
    },
  })

  function trySample() {
    tool.send({ type: 'text.replace', place: 'resume', text: sample.resume })
    setAdvert(sample.job ?? '')
  }

  return (
    <ToolFrame
      {...props}
      tool={tool}
      onSubmit={() => tool.submit(undefined)}
      onSample={trySample}
      result={<LaterResult tool="resumeChecker" view={result} props={props} />}>
      <DocumentInput place="resume" label={resume.label} help={resume.help} />
      <InputGroup label={compareLabel}>
        <InputField
          id="tool_target"
          label={target.label}
          attributes={{ value: title, maxLength: 120, onChange: (event) => setTitle(event.target.value), autoComplete: 'off' }}
        />
        <InputField
          id="tool_advert"
          label={job.label}
          hint={fill(words.pasteHint, { characters: limits.characters.toLocaleString(language) })}
          rows={5}
          attributes={{
            value: advert,
            maxLength: limits.characters,
            onChange: (event) => setAdvert(event.target.value),
            spellCheck: false,
          }}
        />
        <StoreProvider>
          <EarlierText kind="job" used={advert} onUse={setAdvert} />
        </StoreProvider>
      </InputGroup>
    </ToolFrame>
  )
}
