import { useState } from 'react'
import { EarlierText } from '#packages/recruiting/ui/EarlierText.tsx'
import { InputGroup } from '#packages/recruiting/ui/InputGroup.tsx'
import { LaterResult } from '#packages/recruiting/ui/LaterResult.tsx'
import { ToolFrame } from '#packages/recruiting/ui/ToolFrame.tsx'
import { liveSummary } from '#packages/recruiting/ui/liveSummary.ts'
import { toAnalysis, weightsOf } from '#packages/recruiting/ui/toAnalysis.ts'
import { useHeldState } from '#packages/recruiting/ui/useHeldState.ts'
import { useTool } from '#packages/recruiting/ui/useTool.ts'
import { StoreProvider } from 'page-builder/store'
import { profileOptimizer } from '#packages/recruiting/results/profileOptimizer.ts'
import { recruiter } from '#packages/recruiting/results/recruiter.ts'
import { useAppDispatch } from '#packages/recruiting/results/useAppDispatch.ts'
import { lazyView } from 'page-builder/ui'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import { NOTHING, filledIn, type ProfileDraft, profileOf, sampleDraft, wholeText } from './profileDraft.ts'
import { PositionFields } from './PositionFields.tsx'
import { ProfileField } from './ProfileField.tsx'

const result = lazyView('profileOptimizer result', () => import('./CheckedProfile.tsx').then((module) => module.CheckedProfile))

const FIELD_MOST = 10_000

/** The profile optimizer (R5.3): pasted fields in, remarks on each out. The headline and address are also stored for recruiters (R5.2). */
export default function ProfileOptimizer(props: ToolProps<'profileOptimizer'>) {
  const { toolWords: words, limits, fields, profileLabel, targetLabel, lengthLabel, nothingYet, checks, thresholds, sample } = props
  const dispatch = useAppDispatch()
  const [draft, setDraft] = useHeldState<ProfileDraft>('profileOptimizer draft', NOTHING)
  const [wasEmpty, setWasEmpty] = useState(false)
  const set = (change: Partial<ProfileDraft>) => setDraft((before) => ({ ...before, ...change }))
  const tool = useTool(props, {
    live: JSON.stringify(draft),
    async analyse({ run }) {
      if (!filledIn(draft)) return null
      const output = await run('profileOptimizer', {
        profile: profileOf(draft),
        role: draft.role.trim(),
        job: draft.job.trim(),
        limits: thresholds,
        weights: weightsOf(checks),
      })
      const { address = '' } = profileOf(draft)
      const link = address && `https://www.linkedin.com/in/${encodeURIComponent(address)}`
      const Linkedin_details = { Title: draft.headline.trim(), link, snippet: draft.about.trim().slice(0, 200) }
      const checked = toAnalysis(output, wholeText(draft), checks, words)
      return {
        says: liveSummary(checked, words),
        isSample: draft.headline === sample.headline && draft.about === sample.about,
        keep() {
          dispatch(profileOptimizer.actions.updated(checked))
          dispatch((send, state) => send(recruiter.actions.updated({ ...state().recruiter, Linkedin_details })))
        },
      }
    },
    onForget: () => setDraft(NOTHING),
  })

  function submit() {
    const isFilledIn = filledIn(draft)
    setWasEmpty(!isFilledIn)
    if (isFilledIn) tool.submit(undefined)
    else document.getElementById('profile_headline')?.focus()
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
      error={name === 'headline' && wasEmpty && !filledIn(draft) ? nothingYet : undefined}
      onChange={(value) => set({ [name]: value })}
    />
  )
  return (
    <ToolFrame
      {...props}
      tool={tool}
      onSubmit={submit}
      onSample={() => setDraft(sampleDraft(sample))}
      result={<LaterResult tool="profileOptimizer" view={result} props={props} />}>
      <InputGroup label={profileLabel}>
        {text('headline', 2, thresholds.headline)}
        {text('about', 6, thresholds.about)}
        <PositionFields {...props} positions={draft.positions} onChange={(positions) => set({ positions })} />
      </InputGroup>
      <InputGroup label={targetLabel}>
        {line('role')}
        <ProfileField name="job" field={fields.job} value={draft.job} most={limits.characters} rows={6} onChange={(job) => set({ job })} />
        <StoreProvider>
          <EarlierText kind="job" used={draft.job} onUse={(job) => set({ job })} />
        </StoreProvider>
        {text('skills', 4)}
        {line('name')}
        {line('address')}
      </InputGroup>
    </ToolFrame>
  )
}
