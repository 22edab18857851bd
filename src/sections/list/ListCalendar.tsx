import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { CalendarMonth } from '#src/site/lists/listView.ts'
import { color, media, numerals, radius, size, space } from '#src/ui/tokens.ts'

/** A month: a grid of days on wide screens, on phones the days with entries one below the other. */
export function ListCalendar({ calendar, level }: { calendar: CalendarMonth; level: 2 | 3 }) {
  const { name, weekdays, start, days, long } = calendar
  return (
    <Root className="reveal">
      <Typography variant="h3" component={`h${level}`}>
        {name}
      </Typography>
      <div className="weekdays" aria-hidden="true">
        {weekdays.map((weekday) => (
          <span key={weekday}>{weekday}</span>
        ))}
      </div>
      <ol role="list">
        {days.map(({ date, label, entries }, index) => (
          <li key={date} data-empty={entries.length === 0 ? '' : undefined} style={index === 0 ? { gridColumnStart: start } : undefined}>
            <time dateTime={date}>
              <span className="long">{label}</span>
              <span className="short" aria-hidden="true">
                {index + 1}
              </span>
            </time>
            {entries.map((entry) => (
              <a key={entry.href} href={entry.href}>
                {entry.label}
              </a>
            ))}
          </li>
        ))}
      </ol>
      {long.length > 0 && (
        <ul role="list" className="lasting">
          {long.map((entry) => (
            <li key={entry.href}>
              <a href={entry.href}>{entry.label}</a>
            </li>
          ))}
        </ul>
      )}
    </Root>
  )
}

const LINE = `1px solid ${color.cardLine}`

const Root = styled('div')({
  '& > .MuiTypography-h3': { marginBottom: space.s16 },
  '& > .weekdays': {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    paddingBottom: space.s8,
    color: color.muted,
    fontSize: size.sm,
    fontWeight: 600,
  },
  '& > .weekdays > span': { paddingInline: space.s8 },
  '& > ol': {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    borderTop: LINE,
    borderInlineStart: LINE,
    borderRadius: radius.card,
    overflow: 'hidden',
  },
  '& > ol > li': {
    display: 'grid',
    alignContent: 'start',
    gap: space.s4,
    minHeight: '6.5rem',
    padding: space.s8,
    borderBottom: LINE,
    borderInlineEnd: LINE,
    background: color.card,
  },
  '& > ol time': { color: color.strong, fontSize: size.sm, fontWeight: 600, fontVariantNumeric: numerals },
  '& > ol [data-empty] time': { color: color.muted, fontWeight: 400 },
  '& > ol .long': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  '& a': { color: color.accent, fontSize: size.sm, fontWeight: 600, lineHeight: 1.35, overflowWrap: 'anywhere', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& > .lasting': { display: 'flex', flexWrap: 'wrap', gap: `${space.s8} ${space.s24}`, marginTop: space.s20 },
  '& > .lasting a': { fontSize: size.md },
  [media.mobile]: {
    '& > .weekdays': { display: 'none' },
    '& > ol': { display: 'block', border: 0, borderRadius: 0 },
    '& > ol > li': {
      gridTemplateColumns: '6.5rem minmax(0, 1fr)',
      alignItems: 'center',
      minHeight: '2.75rem',
      padding: `${space.s4} 0`,
      borderInlineEnd: 0,
      background: 'none',
    },
    '& > ol > li > a': { display: 'flex', gridColumn: 2, alignItems: 'center', minHeight: '2.75rem', fontSize: size.md },
    '& > ol > [data-empty]': { display: 'none' },
    '& > ol .long': { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' },
    '& > ol .short': { display: 'none' },
    '& > .lasting': { display: 'grid', gap: 0 },
    '& > .lasting a': { display: 'flex', alignItems: 'center', minHeight: '2.75rem' },
  },
})
