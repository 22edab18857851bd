import { styled } from '@mui/material/styles'
import { color, media, space } from '#src/ui/tokens.ts'
import { LETTERS, OTHER } from './groupByLetter.ts'

type Props = { label: string; filled: string[]; anchor(letter: string): string; withOther: boolean }

/**
 * Links to the letters with entries; the others are plain text. The bar stays in view above the list, on phones as a single scrollable
 * line. `withOther` adds a link to the entries without a letter.
 */
export function LetterBar({ label, filled, anchor, withOther }: Props) {
  const letters = withOther ? [...LETTERS, OTHER] : LETTERS
  return (
    <Root className="letters" aria-label={label}>
      <ul role="list">
        {letters.map((letter) => (
          <li key={letter}>{filled.includes(letter) ? <a href={`#${anchor(letter)}`}>{letter}</a> : <span>{letter}</span>}</li>
        ))}
      </ul>
    </Root>
  )
}

const Root = styled('nav')({
  position: 'sticky',
  top: 'var(--header-height, 4.5rem)',
  zIndex: 1,
  borderBottom: `1px solid ${color.cardLine}`,
  background: 'var(--mui-palette-background-default)',
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '0.125rem', marginInline: '-0.75rem' },
  '& li > *': { display: 'grid', placeItems: 'center', minWidth: '2.5rem', minHeight: '2.75rem', borderRadius: '0.5rem', fontWeight: 700 },
  '& a': { color: color.accent, textDecoration: 'none' },
  '& a:hover': { background: color.primary, color: color.onPrimary },
  '& span': { color: color.muted, fontWeight: 400 },
  [media.desktop]: { '& ul': { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, 2.5rem)', justifyContent: 'space-between' } },
  [media.mobile]: {
    '& ul': {
      flexWrap: 'nowrap',
      justifyContent: 'flex-start',
      marginInline: '-1rem',
      padding: `0 ${space.s16}`,
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
    // Letters without entries are not links and only lengthen the line.
    '& li:has(> span)': { display: 'none' },
    '& li > *': { minWidth: '2.75rem' },
  },
  '@media print': { display: 'none' },
})
