import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { EditorParts } from '#src/node/dev/editor/wire.ts'
import { PageField } from '#src/editor/pages/PageField.tsx'
import type { Covered } from '#src/site/coverage/coverageOf.ts'

type OldAddressProps = {
  covered: Covered
  site: EditorParts
  isBusy: boolean
  /** Redirects the address to a page, or marks it as gone. */
  onRedirect(to: string | null): void
  onLeaveOut(): void
}

/** An old address, what the site answers to it, and for a lost one, the decisions about it. */
export function OldAddress({ covered, site, isBusy, onRedirect, onLeaveOut }: OldAddressProps) {
  const { address, visits, isLost, near } = covered
  const [isChoosing, setChoosing] = useState(false)
  const act = (words: string, onClick: () => void) => (
    <Button variant="outlined" disabled={isBusy} aria-label={`${words}: ${address}`} sx={{ minHeight: 40 }} onClick={onClick}>
      {words}
    </Button>
  )
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr) 33rem' },
        alignItems: 'center',
        py: 1.25,
        borderTop: 1,
        borderColor: 'grey.300',
      }}>
      <Box sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>
        <bdi>{readable(address)}</bdi>
        {visits > 0 && (
          <Typography component="span" sx={{ ml: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>
            {visits} {visits === 1 ? 'visit' : 'visits'}
          </Typography>
        )}
      </Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {answerWords(covered)}
        {near && (
          <Typography sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            Proposal: {near.path} ({Math.round(near.likeness * 100)}% of the words)
          </Typography>
        )}
      </Box>
      {isLost && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: { lg: 'end' } }}>
          {near && act('Accept proposal', () => onRedirect(near.path))}
          {act('Choose page', () => setChoosing(!isChoosing))}
          {act('Gone (410)', () => onRedirect(null))}
          {act('Leave out', onLeaveOut)}
        </Box>
      )}
      {isChoosing && (
        <Box sx={{ gridColumn: '1 / -1', maxWidth: '32rem', py: 1 }}>
          <PageField label={`New page for ${readable(address)}`} value={null} site={site} onChange={onRedirect} />
        </Box>
      )}
    </Box>
  )
}

function answerWords({ status, to, isLost }: Covered): string {
  if (isLost && to !== undefined) return `Lost: it redirects to ${readable(to)}, which does not exist`
  if (isLost) return status === 200 ? 'Lost: the page ignores this query' : 'Lost: there is no such page'
  if (to !== undefined) return `Redirects to ${readable(to)}`
  return status === 200 ? 'Found' : `Gone (${status})`
}

/** An address with its letters decoded, if that is possible. */
function readable(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
