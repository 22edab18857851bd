import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { color, media, space } from '#src/ui/tokens.ts'

/** Columns of plain links under headings; on phones the links of a full-width group are in two columns. */
export default function LinkGroups({ eyebrow, title, lead, groups }: ViewProps<'linkGroups'>) {
  return (
    <>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <Root>
        {groups.map((group) => (
          <div key={group.title} className="reveal">
            <Typography variant="h4" component={title ? 'h3' : 'h2'}>
              {group.title}
            </Typography>
            <ul role="list">
              {group.links.map((link) => (
                <li key={link.href}>
                  <Link href={link.href}>{link.label}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Root>
    </>
  )
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11.5rem), 1fr))',
  gap: `${space.s32} ${space.s32}`,
  '& > div': { maxWidth: '26rem' },
  '& :is(h2, h3)': { marginBottom: space.s8, paddingBottom: space.s8, borderBottom: `2px solid ${color.primary}` },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    paddingBlock: space.s4,
    color: color.text,
    lineHeight: 1.35,
    textDecorationLine: 'none',
  },
  '& a:hover': { color: color.accent, textDecorationLine: 'underline' },
  [media.mobile]: {
    '& > div': { container: 'group / inline-size', maxWidth: 'none' },
    '@container group (min-width: 17rem)': {
      '& ul': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.s16 },
    },
  },
})
