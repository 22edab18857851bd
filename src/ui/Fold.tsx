import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { color, media, radius, size, space } from './tokens.ts'

type Props = { label: ReactNode; until: 'phone' | 'tablet' | 'print'; open?: boolean; children: ReactNode }

/**
 * A long part that is collapsed on phones, on phones and tablets, or on every screen, and otherwise open without its label. A browser that
 * cannot style the inside of `details` collapses it everywhere.
 */
export function Fold({ label, until, open, children }: Props) {
  return (
    <Root data-until={until} open={open}>
      <summary>
        <span>{label}</span>
        <Icon name="chevron-down" />
      </summary>
      {children}
    </Root>
  )
}

const opened = { '& > summary': { display: 'none' }, '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } } as const

const Root = styled('details')({
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s16,
    minHeight: 'var(--mui-control-height)',
    padding: `${space.s12} ${space.s16}`,
    border: `1px solid ${color.cardLine}`,
    borderRadius: radius.control,
    background: color.card,
    color: color.strong,
    fontSize: size.md,
    fontWeight: 700,
    lineHeight: 1.35,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& > .icon': { color: color.accent, transition: 'transform 0.2s' },
  },
  '&[open] > summary > .icon': { transform: 'rotate(180deg)' },
  '@supports selector(::details-content)': {
    [media.aboveMobile]: { '&[data-until="phone"]': opened },
    [media.desktop]: { '&[data-until="tablet"]': opened },
    '@media print': opened,
  },
})
