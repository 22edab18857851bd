import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import FormLabel from '@mui/material/FormLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import { fill } from '#packages/recruiting/ui/fill.ts'
import { useAppDispatch } from '#packages/recruiting/results/useAppDispatch.ts'
import { useAppSelector } from '#packages/recruiting/results/useAppSelector.ts'
import type { Network } from '#packages/recruiting/analysis/jobPosts/postLimits.ts'
import { Icon } from 'page-builder/ui'
import { keepPost } from './keepPost.ts'
import { keptPosts } from './keptPosts.ts'
import { newPost } from './newPost.ts'
import type { PostAccount } from './PostAccount.ts'
import { PostBox } from './PostBox.tsx'
import { PostSending } from './PostSending.tsx'
import { LiveMessage } from './LiveMessage.tsx'
import { usePostsAreKept } from './usePostsAreKept.ts'

type DraftPostProps = {
  network: Network
  text: string
  link: string
  accounts: readonly PostAccount[]
  words: ToolProps<'jobScanner'>['posts']
  onChange(text: string): void
}

/** The draft for one network: edit, copy, open in the share window, or store for an account. */
export function DraftPost({ network, text, link, accounts, words, onChange }: DraftPostProps) {
  const dispatch = useAppDispatch()
  const isKept = usePostsAreKept()
  const smmPosts = useAppSelector((state) => state.smmPosts)
  const kept = keptPosts(smmPosts).filter((post) => post.network === network)
  const [chosen, setChosen] = useState('')
  const [said, setSaid] = useState('')
  const name = words.networks[network]
  const account = accounts.find(({ id }) => id === chosen) ?? accounts[0]
  const box = `post-${network}`
  const keep = () => {
    if (!account) return
    setSaid(fill(isKept ? words.keptNow : words.heldNow, { account: account.name }))
    if (kept.some((post) => post.author === account.id && post.text === text && post.link === link)) return
    const now = Date.now()
    // Browsers have no random ids on insecure connections.
    const unique = crypto.randomUUID?.() ?? String(now)
    dispatch(keepPost(newPost(account, { text, link }, unique, now)))
  }
  return (
    <Card
      component="section"
      variant="outlined"
      aria-label={name}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <Typography variant="h4" component="h3">
        {name}
      </Typography>
      <PostBox id={box} network={network} value={text} words={words} onChange={onChange} />
      <PostSending network={network} text={text} link={link} words={words} shownIn={box} />
      {account && (
        <>
          <div>
            <FormLabel htmlFor={`${box}_account`}>{fill(words.account, { network: name })}</FormLabel>
            <NativeSelect
              fullWidth
              input={<OutlinedInput size="small" />}
              IconComponent={Arrow}
              value={account.id}
              onChange={({ target }) => setChosen(target.value)}
              inputProps={{ id: `${box}_account` }}>
              {accounts.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          </div>
          <Box>
            <Button variant="outlined" onClick={keep} disabled={text.trim() === ''}>
              {fill(words.keep, { network: name })}
            </Button>
            <LiveMessage>{said}</LiveMessage>
          </Box>
        </>
      )}
    </Card>
  )
}

function Arrow({ className }: { className?: string }) {
  return <Icon name="chevron-down" {...(className && { className })} />
}
