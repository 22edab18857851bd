import { styled } from '@mui/material/styles'
import { color, radius } from 'page-builder/ui'

/**
 * A collapsible part of a report: MUI’s accordion as a native `details`, which browsers search and any keyboard operates. Starts with a
 * `summary`; the content after it is padded.
 */
export const ReportDetails = styled('details')({
  border: `1px solid ${color.cardLine}`,
  borderRadius: radius.card,
  background: color.card,
  color: color.text,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: '0.75rem',
    minHeight: 'var(--mui-control-height)',
    padding: '0.5rem 1.25rem',
    color: color.strong,
    fontWeight: 700,
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary::after': {
    content: '""',
    flex: 'none',
    width: '0.5rem',
    height: '0.5rem',
    marginInlineStart: 'auto',
    borderInlineEnd: '2px solid',
    borderBottom: '2px solid',
    transform: 'translateY(-25%) rotate(calc(45deg * var(--way, 1)))',
  },
  '&[open] > summary::after': { transform: 'translateY(25%) rotate(calc(225deg * var(--way, 1)))' },
  '& > summary + *': { margin: 0, padding: '0 1.25rem 1.25rem' },
})
