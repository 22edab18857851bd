import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import { InputField, Notice } from 'page-builder/ui'
import type { AdvertFacts } from '#packages/recruiting/analysis/jobPosts/advertFacts.ts'
import { draftPost } from '#packages/recruiting/analysis/jobPosts/draftPost.ts'
import { type Network, postLimits } from '#packages/recruiting/analysis/jobPosts/postLimits.ts'
import { webAddress } from '#packages/recruiting/analysis/jobPosts/webAddress.ts'
import { DraftPost } from './DraftPost.tsx'
import type { PostAccount } from './PostAccount.ts'

type DraftPostsProps = { facts: AdvertFacts; accounts: readonly PostAccount[]; words: ToolProps<'jobScanner'>['posts'] }

/** A draft for each network, from the facts of a job description; the visitor’s edits stay when the address changes. */
export function DraftPosts({ facts, accounts, words }: DraftPostsProps) {
  const [link, setLink] = useState(facts.link)
  const [changed, setChanged] = useState<Partial<Record<Network, string>>>({})
  const address = webAddress(link)
  const drafts = (Object.keys(postLimits) as Network[]).map((network) => ({
    network,
    text: changed[network] ?? draftPost(facts, network, words.draft, address),
  }))
  const isEmpty = drafts.every((draft) => draft.text === '')
  return (
    <>
      {isEmpty && <Notice severity="info">{words.nothing}</Notice>}
      {!isEmpty && facts.title === '' && <Notice severity="info">{words.noTitle}</Notice>}
      <Box sx={{ maxWidth: '40rem' }}>
        <InputField
          id="post_link"
          label={words.link}
          help={words.linkHelp}
          error={link.trim() !== '' && address === '' ? words.linkWrong : undefined}
          attributes={{
            value: link,
            inputMode: 'url',
            autoComplete: 'off',
            maxLength: 2000,
            onChange: ({ target }) => setLink(target.value),
          }}
        />
      </Box>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))', alignItems: 'start' }}>
        {drafts.map((draft) => (
          <DraftPost
            key={draft.network}
            {...draft}
            link={address}
            accounts={accounts.filter(({ network }) => network === draft.network)}
            words={words}
            onChange={(next) => setChanged({ ...changed, [draft.network]: next })}
          />
        ))}
      </Box>
      {accounts.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {words.keepNeeds.replace('{accounts}', () => words.accounts)}
        </Typography>
      )}
    </>
  )
}
