import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { muiSlotStyles } from './muiSlotStyles.ts'
import { color, media, space } from './tokens.ts'

/** A `details` styled like MUI’s Accordion; find-in-page and print also reach closed content. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <Root>
      <summary>
        {summary}
        <Icon name="plus" />
      </summary>
      {children}
    </Root>
  )
}

const Root = styled('details')(({ theme }) => ({
  ...muiSlotStyles(theme, 'MuiAccordion', 'root'),
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s24,
    ...muiSlotStyles(theme, 'MuiAccordionSummary', 'root'),
    paddingBlock: space.s16,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover > :first-of-type': { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '0.2em' },
    '& > .icon': { color: color.accent, transition: 'transform 0.2s' },
  },
  '&[open] > summary > .icon': { transform: 'rotate(45deg)' },
  '& > :not(summary)': muiSlotStyles(theme, 'MuiAccordionDetails', 'root'),
  [media.aboveMobile]: { '& > :not(summary)': { paddingInlineEnd: space.s48 } },
  '@media print': {
    '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
    '& > :not(summary)': { display: 'block' },
    '& > summary > .icon': { display: 'none' },
  },
}))
