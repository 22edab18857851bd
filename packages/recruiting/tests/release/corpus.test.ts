import { handSamples } from '#packages/recruiting/corpus/resumes/hand/handSamples.ts'
import { originSamples } from '#packages/recruiting/corpus/resumes/origins/originSamples.ts'
import { readsResumes } from '#packages/recruiting/tests/readsResumes.ts'

readsResumes('resumes written one by one', () => handSamples().filter(({ needsBrowser }) => !needsBrowser))
readsResumes('resumes of many origins', () => originSamples().filter(({ needsBrowser }) => !needsBrowser))
