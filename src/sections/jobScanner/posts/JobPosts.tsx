import { Suspense, useMemo } from 'react'
import type { SectionProps } from '#schemas/sections/index.ts'
import { SectionBoundary } from '#src/sections/SectionBoundary.tsx'
import { useAppSelector } from '#src/store/useAppSelector.ts'
import { lazyView } from '#src/ui/lazyView.tsx'
import { Accounts } from './Accounts.tsx'
import { KeptPosts } from './KeptPosts.tsx'
import { keptPosts } from './keptPosts.ts'
import { postAccounts } from './postAccounts.ts'

// What reads an advert is large, and posts that are kept do without it.
const { View, preload } = lazyView('jobScanner drafts', () => import('./DraftPosts.tsx').then((module) => module.DraftPosts))

/** The drafts of an advert (none while its text is empty), the posts that are kept (R5.7), and the accounts that they are for (R5.8). */
export function JobPosts({ text, words }: { text: string; words: SectionProps<'jobScanner'>['posts'] }) {
  const smmPosts = useAppSelector((state) => state.smmPosts)
  const socialMediaDetails = useAppSelector((state) => state.socialMediaDetails)
  const fbPages = useAppSelector((state) => state.fbPages)
  const linkedinOrgs = useAppSelector((state) => state.linkedinOrgs)
  const posts = useMemo(() => keptPosts(smmPosts), [smmPosts])
  const accounts = useMemo(() => postAccounts({ socialMediaDetails, fbPages, linkedinOrgs }), [socialMediaDetails, fbPages, linkedinOrgs])
  return (
    <>
      {text !== '' && (
        <SectionBoundary sectionType="jobScanner" sectionId="drafts" preload={preload}>
          <Suspense fallback={null}>
            <View key={text} text={text} accounts={accounts} words={words} />
          </Suspense>
        </SectionBoundary>
      )}
      <KeptPosts posts={posts} accounts={accounts} words={words} />
      <Accounts accounts={accounts} words={words} />
    </>
  )
}
