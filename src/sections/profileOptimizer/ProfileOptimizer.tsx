import { type FormEvent, useState } from 'react'
import { EarlierText } from '#src/sections/tools/EarlierText.tsx'
import { GoRow } from '#src/sections/tools/GoRow.tsx'
import { RunStatus } from '#src/sections/tools/RunStatus.tsx'
import { ToolFrame } from '#src/sections/tools/ToolFrame.tsx'
import { toAnalysis, weightsOf } from '#src/sections/tools/toAnalysis.ts'
import { useRun } from '#src/sections/tools/useRun.ts'
import { useToolAddress } from '#src/sections/tools/useToolAddress.ts'
import { useHydrated } from '#src/ui/useHydrated.ts'
import { StoreProvider } from '#src/store/StoreProvider.tsx'
import { sharedStore } from '#src/store/sharedStore.ts'
import { ailinkedin } from '#src/store/slices/ailinkedin.ts'
import { recruiter } from '#src/store/slices/recruiter.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { CheckedProfile } from './CheckedProfile.tsx'
import { type Draft, NOTHING, filledIn, profileOf, sampleDraft, wholeText } from './draft.ts'
import { PositionFields } from './PositionFields.tsx'
import { ProfileField } from './ProfileField.tsx'

const FIELD_MOST = 10_000

/**
 * The profile optimizer (R5.3): pasted fields in, remarks on each out. The result is kept in `ailinkedin`, the headline and address in
 * `recruiter`.
 */
export function ProfileOptimizer(props: ViewProps<'profileOptimizer'>) {
  const { toolWords: words, limits, fields, profileLabel, targetLabel, lengthLabel, checks, thresholds, sample, backend } = props
  const live = useHydrated()
  const address = useToolAddress(backend)
  const { state, run, cancel, fellBack } = useRun({ limits, words, address })
  const [draft, setDraft] = useState<Draft>(NOTHING)
  const [fresh, setFresh] = useState(0)
  const [isSample, setIsSample] = useState(false)
  const isBusy = state.phase === 'busy'
  const set = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }))

  async function analyse(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (!filledIn(draft)) return document.getElementById('profile-headline')?.focus()
    const output = await run('checkProfile', {
      profile: profileOf(draft),
      role: draft.role.trim(),
      job: draft.job.trim(),
      limits: thresholds,
      weights: weightsOf(checks),
    })
    if (!output) return
    const { store } = sharedStore()
    store.dispatch(ailinkedin.actions.updated(toAnalysis(output, wholeText(draft), checks, words)))
    const link = draft.address.trim() && `https://www.linkedin.com/in/${encodeURIComponent(draft.address.trim())}`
    store.dispatch(
      recruiter.actions.updated({
        ...store.getState().recruiter,
        Linkedin_details: { Title: draft.headline.trim(), link, snippet: draft.about.trim().slice(0, 200) },
      }),
    )
    setIsSample(draft.headline === sample.headline && draft.about === sample.about)
    setFresh((before) => before + 1)
  }

  const line = (name: 'name' | 'address' | 'role') => (
    <ProfileField key={name} name={name} field={fields[name]} value={draft[name]} most={200} onChange={(value) => set({ [name]: value })} />
  )
  const text = (name: 'headline' | 'about' | 'skills', rows: number, limit?: number) => (
    <ProfileField
      key={name}
      name={name}
      field={fields[name]}
      value={draft[name]}
      most={FIELD_MOST}
      rows={rows}
      limit={limit}
      lengthLabel={lengthLabel}
      onChange={(value) => set({ [name]: value })}
    />
  )
  return (
    <ToolFrame {...props} words={words} address={address}>
      <form className="sheet" onSubmit={(event) => void analyse(event)} aria-busy={isBusy} noValidate method="dialog">
        <div className="inputs" data-columns="2">
          <fieldset className="document" disabled={!live}>
            <legend>{profileLabel}</legend>
            {text('headline', 2, thresholds.headline)}
            {text('about', 6, thresholds.about)}
            <PositionFields {...props} positions={draft.positions} onChange={(positions) => set({ positions })} />
          </fieldset>
          <fieldset className="document" disabled={!live}>
            <legend>{targetLabel}</legend>
            {line('role')}
            <ProfileField
              name="job"
              field={fields.job}
              value={draft.job}
              most={limits.characters}
              rows={6}
              onChange={(job) => set({ job })}
            />
            <StoreProvider>
              <EarlierText kind="job" words={words} used={draft.job} onUse={(job) => set({ job })} />
            </StoreProvider>
            {text('skills', 4)}
            {line('name')}
            {line('address')}
          </fieldset>
        </div>
        <GoRow words={words} isBusy={isBusy} onSample={() => setDraft(sampleDraft(sample))} />
        <RunStatus state={state} cancel={cancel} words={words} />
      </form>
      <StoreProvider>
        <CheckedProfile {...props} fresh={fresh} isSample={isSample} fellBack={fellBack} onCleared={() => setDraft(NOTHING)} />
      </StoreProvider>
    </ToolFrame>
  )
}
