import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import { NamedRows } from '#packages/recruiting/ui/NamedRows.tsx'
import { ReportDetails } from '#packages/recruiting/ui/ReportDetails.ts'
import { useToolAround } from '#packages/recruiting/ui/ToolContext.ts'
import { fill } from '#packages/recruiting/ui/fill.ts'
import { useAppDispatch } from '#packages/recruiting/results/useAppDispatch.ts'
import { type Network, postLimits } from '#packages/recruiting/analysis/jobPosts/postLimits.ts'
import { Icon } from 'page-builder/ui'
import { AccountFields } from './AccountFields.tsx'
import { askAccounts } from './askAccounts.ts'
import type { PostAccount } from './PostAccount.ts'
import { keepAccount } from './keepAccount.ts'
import { removeAccount } from './removeAccount.ts'
import { LiveMessage } from './LiveMessage.tsx'
import { usePostsAreKept } from './usePostsAreKept.ts'

type AccountsProps = { accounts: readonly PostAccount[]; words: ToolProps<'jobScanner'>['posts'] }

/** The accounts for stored posts (R5.8): entered manually, or fetched from the tool’s service if it has one. */
export function Accounts({ accounts, words }: AccountsProps) {
  const dispatch = useAppDispatch()
  const isKept = usePostsAreKept()
  const { address } = useToolAround()
  const [said, setSaid] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const summary = useRef<HTMLElement>(null)
  const host = address === undefined ? '' : new URL(address).host
  const of = (network: Network) => accounts.filter((account) => account.network === network)
  const own = (network: Network) => of(network).find(({ kind }) => kind === 'own')

  async function fetchAccounts(service: string) {
    setIsAsking(true)
    setSaid(fill(words.fetching, { host }))
    const fetched = await askAccounts(service)
    for (const account of fetched ?? []) dispatch(keepAccount(account))
    setSaid(fetched ? fill(words.fetched, { count: fetched.length }) : fill(words.fetchFailed, { host }))
    setIsAsking(false)
  }

  function add(account: PostAccount) {
    dispatch(keepAccount(account))
    setSaid(fill(words.added, { account: account.name }))
  }

  function remove(account: PostAccount) {
    summary.current?.focus()
    dispatch(removeAccount(account))
    setSaid(fill(words.removed, { account: account.name }))
  }

  return (
    <ReportDetails className="accounts">
      <summary ref={summary}>
        {words.accounts} ({accounts.length})
      </summary>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {isKept ? words.accountsNote : words.accountsHeld}
        </Typography>
        <div>
          {address !== undefined && (
            <Box>
              <Button variant="outlined" aria-disabled={isAsking || undefined} onClick={() => isAsking || void fetchAccounts(address)}>
                {fill(words.fetch, { host })}
              </Button>
            </Box>
          )}
          <LiveMessage>{said}</LiveMessage>
        </div>
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))', alignItems: 'start' }}>
          {(Object.keys(postLimits) as Network[]).map((network) => (
            <Box key={network} sx={{ display: 'grid', gap: 2 }}>
              <Typography variant="h4">{words.networks[network]}</Typography>
              {of(network).length > 0 && (
                <NamedRows>
                  {of(network).map((account) => (
                    <li key={account.id}>
                      <span>{account.name}</span>
                      <IconButton onClick={() => remove(account)} aria-label={fill(words.remove, { account: account.name })}>
                        <Icon name="x" />
                      </IconButton>
                    </li>
                  ))}
                </NamedRows>
              )}
              {!own(network) && <AccountFields network={network} kind="own" userId={undefined} words={words} onAdd={add} />}
              {network !== 'instagram' && (
                <AccountFields network={network} kind="page" userId={own(network)?.id} words={words} onAdd={add} />
              )}
            </Box>
          ))}
        </Box>
      </Box>
    </ReportDetails>
  )
}
