import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import type { SectionProps } from '#schemas/sections/index.ts'
import { InputField } from '#src/sections/InputField.tsx'
import { fill } from '#src/sections/tools/fill.ts'
import type { Network } from '#src/tools/jobPosts/postLimits.ts'
import { readAccount } from '#src/tools/jobPosts/readAccount.ts'
import type { PostAccount } from './PostAccount.ts'

type AccountFieldsProps = {
  network: Network
  /** The own account on the network; without it, the fields are for that one. */
  userId: string | undefined
  words: SectionProps<'jobScanner'>['posts']
  onAdd(account: PostAccount): void
}

const EMPTY = { name: '', address: '' }

/** The fields for the own account on a network; once that is there, for a page or an organisation that it runs. */
export function AccountFields({ network, userId, words, onAdd }: AccountFieldsProps) {
  const [given, setGiven] = useState(EMPTY)
  const [isWrong, setIsWrong] = useState(false)
  if (userId !== undefined && network === 'instagram') return null
  const kind = userId === undefined ? 'own' : 'page'
  const name = words.networks[network]
  const heading = kind === 'own' ? fill(words.own, { network: name }) : network === 'facebook' ? words.page : words.organisation
  const id = `account-${network}`
  const set = (change: Partial<typeof EMPTY>) => {
    setGiven({ ...given, ...change })
    setIsWrong(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const account = readAccount(network, kind, given)
    if (account) {
      setGiven(EMPTY)
      onAdd({ network, kind, userId: userId ?? account.id, ...account })
    } else setIsWrong(true)
    document.getElementById(account ? `${id}-name` : `${id}-address`)?.focus()
  }
  return (
    <Box component="form" noValidate onSubmit={submit} aria-labelledby={`${id}-heading`} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id={`${id}-heading`} variant="subtitle2">
        {heading}
      </Typography>
      <InputField
        id={`${id}-name`}
        label={words.name}
        attributes={{ value: given.name, maxLength: 100, autoComplete: 'off', onChange: ({ target }) => set({ name: target.value }) }}
      />
      <InputField
        id={`${id}-address`}
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
