import { styled } from '@mui/material/styles'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { color, size, space } from '#src/ui/tokens.ts'

/** Columns of plain links under headings. */
export function LinkGroups({ eyebrow, title, lead, groups }: ViewProps<'linkGroups'>) {
  return (
    <>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <Root>
        {groups.map((group) => (
          <div key={group.title} className="reveal">
            <h3>{group.title}</h3>
            <ul role="list">
              {group.links.map((link) => (
                <li key={link.href}>
                  <a href={link.href}>{link.label}</a>
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
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: `${space.s48} ${space.s32}`,
  '& > div': { maxWidth: '26rem' },
  '& h3': { marginBottom: space.s12, paddingBottom: space.s12, borderBottom: `2px solid ${color.primary}`, fontSize: size.lg },
  '& a': { display: 'flex', alignItems: 'center', minHeight: '2.75rem', color: color.text, textDecorationLine: 'none' },
  '& a:hover': { color: color.accent, textDecorationLine: 'underline' },
})
