import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import { fill } from '#packages/recruiting/ui/fill.ts'
import { type Network, postLimits } from '#packages/recruiting/analysis/jobPosts/postLimits.ts'
import { shareAddress } from '#packages/recruiting/analysis/jobPosts/shareAddress.ts'
import { Icon, useSite } from 'page-builder/ui'
import { copyText } from './copyText.ts'
import { LiveMessage } from './LiveMessage.tsx'

type PostSendingProps = {
  network: Network
  text: string
  link: string
  words: ToolProps<'jobScanner'>['posts']
  /** The id of the element with the text, which is selected if the browser has no clipboard. */
  shownIn: string
  /** More buttons. */
  children?: ReactNode
}

/** How to publish a post: copy it, or copy it and open the network’s own share window. Nothing is sent from here. */
export function PostSending({ network, text, link, words, shownIn, children }: PostSendingProps) {
  const site = useSite()
  const [said, setSaid] = useState('')
  const name = words.networks[network]
  const share = shareAddress(network, link)
  const copy = async () => {
    const isCopied = await copyText(text, document.getElementById(shownIn))
    setSaid(isCopied ? fill(words.copied, { network: name }) : words.copyFailed)
  }
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', rowGap: 1, columnGap: 2 }}>
        <Button variant="outlined" onClick={() => void copy()}>
          <Icon name="copy" />
          {fill(words.copy, { network: name })}
        </Button>
        {share && (
          <Button variant="outlined" href={share} target="_blank" rel="noopener noreferrer" onClick={() => void copy()}>
            {fill(words.share, { network: name })}
            <span className="visually-hidden"> ({site.words.newTab})</span>
          </Button>
        )}
        {children}
      </Box>
      {!share && (
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {fill(postLimits[network].share === null ? words.noShare : words.shareNeeds, { network: name })}
        </Typography>
      )}
      <LiveMessage>{said}</LiveMessage>
    </div>
  )
}
