import { useToolWords } from '#packages/recruiting/ui/ToolContext.ts'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import { DraftPosts } from './DraftPosts.tsx'
import type { PostAccount } from './PostAccount.ts'
import { useAdvertFacts } from './useAdvertFacts.ts'

type DraftsOfProps = { advert: string; accounts: readonly PostAccount[]; words: ToolProps<'jobScanner'>['posts'] }

/** The drafts of a job description, once its facts are available. */
export function DraftsOf({ advert, accounts, words }: DraftsOfProps) {
  const { working } = useToolWords()
  const facts = useAdvertFacts(advert)
  return (
    <>
      <p role="status" className={facts ? 'visually-hidden' : undefined}>
        {facts ? '' : working}
      </p>
      {facts && <DraftPosts facts={facts} accounts={accounts} words={words} />}
    </>
  )
}
