import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { TextLink } from '#src/site/pages/pageData.ts'
import { useSite } from '#src/ui/SiteContext.ts'
import { color, space } from '#src/ui/tokens.ts'
import { pagesByLetter } from './pagesByLetter.ts'

/** Links to pages below their first letters. `level` is that of the heading above them. */
export function PageIndex({ title, pages, level }: { title: string; pages: TextLink[]; level: 'h2' | 'h3' }) {
  const { language } = useSite()
  return (
    <Root>
      <Typography variant="h3" component={level}>
        {title}
      </Typography>
      {pagesByLetter(pages, language).map(([letter, members]) => (
        <div key={letter} className="letter">
          <Typography variant="h4" component={level === 'h2' ? 'h3' : 'h4'}>
            {letter}
          </Typography>
          <ul role="list">
            {members.map(({ label, href }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Root>
  )
}

const Root = styled('div')({
  marginTop: space.s32,
  '& > .letter': {
    display: 'grid',
    gridTemplateColumns: '3rem minmax(0, 1fr)',
    marginTop: space.s16,
    paddingTop: space.s16,
    borderTop: `1px solid ${color.cardLine}`,
  },
  // As high as the links next to it.
  '& .letter > :first-of-type': { paddingTop: space.s8, color: color.accent },
  '& ul': { columns: '16rem', columnGap: space.s32 },
  '& li': { breakInside: 'avoid' },
  '& a': { display: 'inline-block', paddingBlock: space.s8 },
})
