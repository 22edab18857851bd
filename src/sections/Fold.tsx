import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Icon } from '#src/ui/Icon.tsx'
import { useSite } from '#src/ui/SiteContext.ts'
import { media, space } from '#src/ui/tokens.ts'

/**
 * The last `count` things of a long list: on phones behind a button, on wider screens simply there. A browser that cannot open it by CSS
 * keeps the button on wide screens, too.
 */
export function Fold({ count, children }: { count: number; children: ReactNode }) {
  const { words } = useSite()
  return (
    <Root>
      <Button variant="outlined" {...asSummary}>
        {words.showMore.replace('{count}', String(count))}
        <Icon name="chevron-down" />
      </Button>
      {children}
    </Root>
  )
}

// A summary is a button by itself; it may not say so.
const asSummary = { component: 'summary', role: undefined } as const

const Root = styled('details')({
  '& > summary': { listStyle: 'none', width: '100%', marginTop: space.s24 },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '&[open] > summary': { display: 'none' },
  [media.aboveMobile]: {
    '@supports selector(::details-content)': {
      '& > summary': { display: 'none' },
      '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
    },
  },
  '@media print': { '& > summary': { display: 'none' }, '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
})
