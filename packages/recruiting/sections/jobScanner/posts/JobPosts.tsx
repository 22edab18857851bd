import { useMemo } from 'react'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import { useAppSelector } from '#packages/recruiting/results/useAppSelector.ts'
import { Accounts } from './Accounts.tsx'
import { DraftsOf } from './DraftsOf.tsx'
import { KeptPosts } from './KeptPosts.tsx'
import { keptPosts } from './keptPosts.ts'
import { postAccounts } from './postAccounts.ts'

/** The drafts for a job description (none while its text is empty), the stored posts (R5.7), and their accounts (R5.8). */
export function JobPosts({ text, words }: { text: string; words: ToolProps<'jobScanner'>['posts'] }) {
  const smmPosts = useAppSelector((state) => state.smmPosts)
  const socialMediaDetails = useAppSelector((state) => state.socialMediaDetails)
  const fbPages = useAppSelector((state) => state.fbPages)
  const linkedinOrgs = useAppSelector((state) => state.linkedinOrgs)
  const posts = useMemo(() => keptPosts(smmPosts), [smmPosts])
  const accounts = useMemo(() => postAccounts({ socialMediaDetails, fbPages, linkedinOrgs }), [socialMediaDetails, fbPages, linkedinOrgs])
  return (
    <>
      {text !== '' && <DraftsOf key={text} advert={text} accounts={accounts} words={words} />}
      <KeptPosts posts={posts} accounts={accounts} words={words} />
      <Accounts accounts={accounts} words={words} />
    </>
  )
}
