import { SAMPLE_STATE } from '#packages/recruiting/results/fixtures/sampleState.ts'
import { jobScanner } from '#packages/recruiting/results/jobScanner.ts'
import { profileOptimizer } from '#packages/recruiting/results/profileOptimizer.ts'
import { resumeChecker } from '#packages/recruiting/results/resumeChecker.ts'
import { dataScout } from '#packages/recruiting/results/dataScout.ts'
import { recruiter } from '#packages/recruiting/results/recruiter.ts'
import { resumeSync } from '#packages/recruiting/results/resumeSync.ts'
import { talentSelector } from '#packages/recruiting/results/talentSelector.ts'
import { useAppDispatch } from '#packages/recruiting/results/useAppDispatch.ts'
import { useAppSelector } from '#packages/recruiting/results/useAppSelector.ts'
import { useOpenedStore } from '#src/store/useOpenedStore.ts'
import { usePersistenceStatus } from '#src/store/usePersistenceStatus.ts'

/** Results as on a page, with a button for each action of a visitor. */
export function Results() {
  const resumes = useAppSelector(({ topResumes }) => topResumes)
  const analyses = useAppSelector(({ candidate, recruiter, jobDescription, ailinkedin, resumejdsyncer, dataScout }) =>
    JSON.stringify({ candidate, recruiter, jobDescription, ailinkedin, resumejdsyncer, dataScout }),
  )
  const status = usePersistenceStatus()
  const { clearAll } = useOpenedStore()
  const dispatch = useAppDispatch()

  function add(data: FormData) {
    dispatch(
      talentSelector.actions.added([
        { id: String(resumes.length), name: String(data.get('name')), score: 1, scores: [], matched: [], missing: [] },
      ]),
    )
  }
  function analyse() {
    dispatch(resumeChecker.actions.updated(SAMPLE_STATE.candidate))
    dispatch(recruiter.actions.updated(SAMPLE_STATE.recruiter))
    dispatch(jobScanner.actions.updated(SAMPLE_STATE.jobDescription))
    dispatch(profileOptimizer.actions.updated(SAMPLE_STATE.ailinkedin))
    dispatch(resumeSync.actions.updated(SAMPLE_STATE.resumejdsyncer))
    dispatch(dataScout.actions.updated(SAMPLE_STATE.dataScout))
  }
  function reset() {
    for (const { actions } of [resumeChecker, recruiter, jobScanner, profileOptimizer, resumeSync, dataScout]) dispatch(actions.reset())
  }

  return (
    <>
      <ul>
        {resumes.map(({ id, name }, index) => (
          <li key={`${id} ${index}`}>{name}</li>
        ))}
      </ul>
      <p role="status">{['why' in status ? `${status.state}: ${status.why}` : status.state, status.setAside].join(', set aside: ')}</p>
      <pre>{analyses}</pre>
      <form action={add}>
        <input name="name" aria-label="Name" />
        <button>Add</button>
      </form>
      <button onClick={() => dispatch(talentSelector.actions.removed(0))}>Remove the first</button>
      <button onClick={() => dispatch(talentSelector.actions.cleared())}>Clear</button>
      <button onClick={analyse}>Analyse</button>
      <button onClick={reset}>Reset</button>
      <button onClick={() => void clearAll()}>Delete my data</button>
    </>
  )
}
