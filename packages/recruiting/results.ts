import { results, type StateOf } from 'page-builder/store'
import { fbPages, isAccountLists, linkedinOrgs } from './results/accountLists.ts'
import { isAnalysis } from './results/analysis.ts'
import { dataScout, isDataScout } from './results/dataScout.ts'
import { jobScanner } from './results/jobScanner.ts'
import { profileOptimizer } from './results/profileOptimizer.ts'
import { isRecruiter, recruiter } from './results/recruiter.ts'
import { isCandidate, resumeChecker } from './results/resumeChecker.ts'
import { isResumeJdSync, resumeSync } from './results/resumeSync.ts'
import { isSmmPosts, smmPosts } from './results/smmPosts.ts'
import { isSocialMediaDetails, socialMediaDetails } from './results/socialMediaDetails.ts'
import { isTopResumes, talentSelector } from './results/talentSelector.ts'

/**
 * The data that the tools store on a visitor’s device. The keys are those of the specification (R5), and visitors have results under them.
 */
const recruiting = results({
  slices: {
    candidate: { reducer: resumeChecker.reducer, isSound: isCandidate, joining: 'whole', writtenBy: ['resumeChecker'] },
    recruiter: { reducer: recruiter.reducer, isSound: isRecruiter, joining: 'whole', writtenBy: ['talentSelector', 'profileOptimizer'] },
    jobDescription: { reducer: jobScanner.reducer, isSound: isAnalysis, joining: 'whole', writtenBy: ['jobScanner'] },
    ailinkedin: { reducer: profileOptimizer.reducer, isSound: isAnalysis, joining: 'whole', writtenBy: ['profileOptimizer'] },
    topResumes: { reducer: talentSelector.reducer, isSound: isTopResumes, joining: 'items', writtenBy: ['talentSelector'] },
    resumejdsyncer: { reducer: resumeSync.reducer, isSound: isResumeJdSync, joining: 'whole', writtenBy: ['resumeSync'] },
    dataScout: { reducer: dataScout.reducer, isSound: isDataScout, joining: 'whole', writtenBy: ['dataScout'] },
    smmPosts: {
      reducer: smmPosts.reducer,
      isSound: isSmmPosts,
      joining: 'records',
      idFields: ['post_id', 'postId', 'id'],
      writtenBy: ['jobScanner'],
    },
    socialMediaDetails: {
      reducer: socialMediaDetails.reducer,
      isSound: isSocialMediaDetails,
      joining: 'fields',
      writtenBy: ['jobScanner'],
    },
    fbPages: { reducer: fbPages.reducer, isSound: isAccountLists, joining: 'records', writtenBy: ['jobScanner'] },
    linkedinOrgs: { reducer: linkedinOrgs.reducer, isSound: isAccountLists, joining: 'records', writtenBy: ['jobScanner'] },
  },
  resultOf: {
    resumeChecker: 'candidate',
    profileOptimizer: 'ailinkedin',
    resumeSync: 'resumejdsyncer',
    dataScout: 'dataScout',
    jobScanner: 'jobDescription',
    talentSelector: 'topResumes',
  },
  askFirst: ['dataScout', 'talentSelector'],
})
export default recruiting

/** The state of the tools, by the names of the slices. */
export type RootState = StateOf<typeof recruiting>
