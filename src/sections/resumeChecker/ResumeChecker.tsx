import { type FormEvent, useState } from 'react'
import { DocumentInput } from '#src/sections/tools/DocumentInput.tsx'
import { EarlierText } from '#src/sections/tools/EarlierText.tsx'
import { GoRow } from '#src/sections/tools/GoRow.tsx'
import { RunStatus } from '#src/sections/tools/RunStatus.tsx'
import { ToolFrame } from '#src/sections/tools/ToolFrame.tsx'
import { toAnalysis, weightsOf } from '#src/sections/tools/toAnalysis.ts'
import { fill } from '#src/sections/tools/fill.ts'
import { useDocuments } from '#src/sections/tools/useDocuments.ts'
import { useRun } from '#src/sections/tools/useRun.ts'
import { useToolAddress } from '#src/sections/tools/useToolAddress.ts'
import { useHydrated } from '#src/ui/useHydrated.ts'
import { useSite } from '#src/ui/SiteContext.ts'
import { StoreProvider } from '#src/store/StoreProvider.tsx'
import { sharedStore } from '#src/store/sharedStore.ts'
import { candidate } from '#src/store/slices/candidate.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { CheckedResume } from './CheckedResume.tsx'

/** The resume checker (R5.1): a file or a text in, a report with visible weights out. The result is kept in `candidate`. */
export function ResumeChecker(props: ViewProps<'resumeChecker'>) {
  const { toolWords: words, limits, resume, target, job, compareLabel, sample, checks, thresholds, gaps, backend } = props
  const live = useHydrated()
  const { language } = useSite()
  const address = useToolAddress(backend)
  const { state, run, cancel, fellBack } = useRun({ limits, words, address })
  const documents = useDocuments({ most: 1, limits, words, run })
  const [title, setTitle] = useState('')
  const [advert, setAdvert] = useState('')
  const [fresh, setFresh] = useState(0)
  const [isSample, setIsSample] = useState(false)
  const isBusy = state.phase === 'busy'

  async function analyse(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const [document] = await documents.documents()
    if (!document) return
    const output = await run('checkResume', {
      document,
      targetTitle: title.trim(),
      job: advert.trim(),
      limits: thresholds,
      weights: weightsOf(checks),
      now: Date.now(),
    })
    if (!output) return
    sharedStore().store.dispatch(
      candidate.actions.updated({
        ...toAnalysis(output, document.text, checks, words),
        Skills: output.skills,
        Course: output.missingSkills.map((skill) => ({ title: skill, detail: gaps.detail })),
      }),
    )
    setIsSample(documents.isOnly(sample.resume))
    setFresh((before) => before + 1)
  }

  function trySample() {
    documents.replace(sample.resume)
    setAdvert(sample.job ?? '')
  }

  function forget() {
    documents.forget()
    setTitle('')
    setAdvert('')
  }

  return (
    <ToolFrame {...props} words={words} address={address}>
      <form className="sheet" onSubmit={(event) => void analyse(event)} aria-busy={isBusy} noValidate method="dialog">
        <div className="inputs" data-columns="2">
          <DocumentInput
            id="resume"
            label={resume.label}
            help={resume.help}
            most={1}
            limits={limits}
            words={words}
            documents={documents}
            isBusy={isBusy}
          />
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
              <EarlierText kind="job" words={words} used={advert} onUse={setAdvert} />
            </StoreProvider>
          </fieldset>
        </div>
        <GoRow words={words} isBusy={isBusy} onSample={trySample} />
        <RunStatus state={state} cancel={cancel} words={words} />
      </form>
      <StoreProvider>
        <CheckedResume {...props} fresh={fresh} isSample={isSample} fellBack={fellBack} onCleared={forget} />
      </StoreProvider>
    </ToolFrame>
  )
}
