import { useState } from 'react'
import { DocumentInput } from '#src/sections/tools/DocumentInput.tsx'
import { EarlierText } from '#src/sections/tools/EarlierText.tsx'
import { Findings } from '#src/sections/tools/Findings.tsx'
import { ReportResult } from '#src/sections/tools/ReportResult.tsx'
import { ToolFrame } from '#src/sections/tools/ToolFrame.tsx'
import { toAnalysis, weightsOf } from '#src/sections/tools/toAnalysis.ts'
import { fill } from '#src/sections/tools/fill.ts'
import { useTool } from '#src/sections/tools/useTool.ts'
import { useHydrated } from '#src/ui/useHydrated.ts'
import { useSite } from '#src/ui/SiteContext.ts'
import { StoreProvider } from '#src/store/StoreProvider.tsx'
import { resumeChecker } from '#src/store/slices/resumeChecker.ts'
import { useAppDispatch } from '#src/store/useAppDispatch.ts'
import { useToolResult } from '#src/store/useToolResult.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'

/** The resume checker (R5.1): a file or a text in, a report with visible weights out. */
export function ResumeChecker(props: ViewProps<'resumeChecker'>) {
  const { toolWords: words, limits, resume, target, job, compareLabel, sample, checks, thresholds, gaps } = props
  const live = useHydrated()
  const { language } = useSite()
  const dispatch = useAppDispatch()
  const [title, setTitle] = useState('')
  const [advert, setAdvert] = useState('')
  const tool = useTool(props, {
    places: { resume: 1 },
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
      const result = {
        ...toAnalysis(output, document.text, checks, words),
        Skills: output.skills,
        Course: output.missingSkills.map((skill) => ({ title: skill, detail: gaps.detail })),
      }
      return { isSample: isOnly('resume', sample.resume), keep: () => dispatch(resumeChecker.actions.updated(result)) }
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
    <ToolFrame {...props} tool={tool} onSubmit={() => tool.submit(undefined)} onSample={trySample} result={<CheckedResume {...props} />}>
      <div className="inputs" data-columns="2">
        <DocumentInput place="resume" label={resume.label} help={resume.help} />
        <fieldset className="document" disabled={!live}>
          <legend>{compareLabel}</legend>
          <label className="field">
            <span>{target.label}</span>
            <input type="text" value={title} maxLength={120} onChange={(event) => setTitle(event.target.value)} autoComplete="off" />
          </label>
          <label className="field">
            <span>{job.label}</span>
            <textarea
              value={advert}
              maxLength={limits.characters}
              rows={8}
              onChange={(event) => setAdvert(event.target.value)}
              spellCheck={false}
              aria-describedby="advert-hint"
            />
          </label>
          <p className="help" id="advert-hint">
            {fill(words.pasteHint, { characters: limits.characters.toLocaleString(language) })}
          </p>
          <StoreProvider>
            <EarlierText kind="job" used={advert} onUse={setAdvert} />
          </StoreProvider>
        </fieldset>
      </div>
    </ToolFrame>
  )
}

/** The last checked resume, as it is stored: the report, the skills that a job asked for, and the text as a parser receives it. */
function CheckedResume({ toolWords: words, gaps, ...props }: ViewProps<'resumeChecker'>) {
  const result = useToolResult('resumeChecker')
  return (
    <ReportResult {...props} analysis={result} fileName="resume-report.txt">
      <Findings
        title={gaps.title}
        findings={result.Course.map((course) => ({ id: course.title, label: course.title, state: 'missing', detail: course.detail }))}
      />
      <details className="parser-text">
        <summary>{words.parserText}</summary>
        <pre tabIndex={0}>{result.Text}</pre>
      </details>
    </ReportResult>
  )
}
