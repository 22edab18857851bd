import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { Portrait } from '#src/ui/Portrait.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { color, media, space } from '#src/ui/tokens.ts'

/** The people of a company, each with a portrait or initials. */
export default function Team({ eyebrow, title, lead, variant, people }: ViewProps<'team'>) {
  return (
    <>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <Root role="list" data-variant={variant}>
        {people.map(({ name, role, text, portrait, links }) => {
          const person = (
            <>
              <Portrait name={name} src={portrait} />
              <div className="words">
                <Typography variant="h3">{name}</Typography>
                <Typography variant="body2" className="role">
                  {role}
                </Typography>
                {text && <Typography>{text}</Typography>}
                {links.length > 0 && (
                  <p className="links">
                    {links.map(({ label, href }) => (
                      <Link key={label} href={href}>
                        {label}
                      </Link>
                    ))}
                  </p>
                )}
              </div>
            </>
          )
          return (
            <li key={name} className="reveal">
              {variant === 'cards' ? <Card className="person">{person}</Card> : <div className="person">{person}</div>}
            </li>
          )
        })}
      </Root>
    </>
  )
}

const Root = styled('ul')({
  display: 'grid',
  gap: space.s24,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  // Four in three columns would leave one alone in its row.
  "&[data-variant='cards']:has(> :nth-of-type(4):last-of-type)": {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  },
  '& .person': { display: 'flex', flexDirection: 'column', gap: space.s20, height: '100%' },
  // Next to a portrait only if there is enough space for the text.
  '& .words': { flex: '1 1 0', minWidth: 'min(100%, 9rem)', overflowWrap: 'anywhere' },
  '& .MuiAvatar-root': { width: '5.5rem', height: '5.5rem', fontSize: '1.625rem' },
  '& .role': { marginTop: space.s4, color: color.muted },
  '& .role + p': { marginTop: space.s12 },
  '& .links': { display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s20}`, marginTop: space.s16 },
  '& .links a': { display: 'inline-flex', alignItems: 'center', minHeight: '1.75rem' },
  "&[data-variant='list']": { gap: `${space.s32} ${space.s48}`, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))' },
  "&[data-variant='list'] .person": { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-start' },
  "&[data-variant='list'] .MuiAvatar-root": { width: '3.5rem', height: '3.5rem', fontSize: '1.125rem' },
  [media.mobile]: {
    gap: space.s16,
    // Four in three columns would leave one alone in its row.
    "&[data-variant='cards']:has(> :nth-of-type(4):last-of-type)": {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
    },
    '& .person': { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-start', gap: space.s16 },
    '& .MuiAvatar-root': { width: '4rem', height: '4rem', fontSize: '1.25rem' },
    "&[data-variant='list']": { gap: space.s24 },
  },
})
