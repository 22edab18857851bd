import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import { InputField } from 'page-builder/ui'
import { fill } from '#packages/recruiting/ui/fill.ts'
import type { Network } from '#packages/recruiting/analysis/jobPosts/postLimits.ts'
import { type AccountKind, readAccount } from '#packages/recruiting/analysis/jobPosts/readAccount.ts'
import type { PostAccount } from './PostAccount.ts'

type AccountFieldsProps = {
  network: Network
  kind: AccountKind
  /** The own account on the network, if one is stored. */
  userId: string | undefined
  words: ToolProps<'jobScanner'>['posts']
  onAdd(account: PostAccount): void
}

/** The id prefix of the fields for a kind of account on a network. */
const idOf = (network: Network, kind: AccountKind) => (kind === 'own' ? `account_${network}` : `account_${network}_page`)

const OTHER = { own: 'page', page: 'own' } as const
const EMPTY = { name: '', address: '' }

/** The fields for the own account on a network, or for a page or an organization run by it; pages can be entered without an own account. */
export function AccountFields({ network, kind, userId, words, onAdd }: AccountFieldsProps) {
  const [given, setGiven] = useState(EMPTY)
  const [isWrong, setIsWrong] = useState(false)
  const name = words.networks[network]
  const heading = kind === 'own' ? fill(words.own, { network: name }) : network === 'facebook' ? words.page : words.organisation
  const id = idOf(network, kind)
  const set = (change: Partial<typeof EMPTY>) => {
    setGiven({ ...given, ...change })
    setIsWrong(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The address of an organization identifies its kind, whichever fields it is typed into; an existing own account is not replaced.
    const kinds = kind === 'own' || userId === undefined ? [kind, OTHER[kind]] : [kind]
    const read = kinds.map((one) => ({ kind: one, account: readAccount(network, one, given) }))
    const { kind: found, account } = read.find((one) => one.account !== null) ?? read[0]!
    if (account) {
      setGiven(EMPTY)
      onAdd({ network, kind: found, userId: found === 'own' ? account.id : (userId ?? account.id), ...account })
    } else setIsWrong(true)
    // The fields of an own account disappear once it is stored.
    const isNextPage = found === 'own' && network !== 'instagram'
    document.getElementById(account ? `${isNextPage ? idOf(network, 'page') : id}_name` : `${id}_address`)?.focus()
  }
  return (
    <Box component="form" noValidate onSubmit={submit} aria-labelledby={`${id}_heading`} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id={`${id}_heading`} variant="subtitle2">
        {heading}
      </Typography>
      <InputField
        id={`${id}_name`}
        label={words.name}
        attributes={{ value: given.name, maxLength: 100, autoComplete: 'off', onChange: ({ target }) => set({ name: target.value }) }}
      />
      <InputField
        id={`${id}_address`}
        label={words.address}
        error={isWrong ? fill(words.addressWrong, { network: name }) : undefined}
        attributes={{ value: given.address, maxLength: 300, autoComplete: 'off', onChange: ({ target }) => set({ address: target.value }) }}
      />
      <Box>
        <Button type="submit" variant="outlined">
          {words.add}
          <span className="visually-hidden">: {heading}</span>
        </Button>
      </Box>
    </Box>
  )
}
