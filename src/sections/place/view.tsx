import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { Actions } from '#src/ui/Actions.tsx'
import { AddressLines } from '#src/ui/AddressLines.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Photo } from '#src/ui/Photo.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { useSite } from '#src/ui/SiteContext.ts'
import { photoSizes } from '#src/ui/photoSizes.ts'
import { telephoneLink } from '#src/ui/telephoneLink.ts'
import { color, media, numerals, radius, size, space } from '#src/ui/tokens.ts'
import { HoursOf } from './HoursOf.tsx'
import { periodName } from './periodName.ts'
import { weeksShown } from './weeksShown.ts'

/** A place with its address, opening hours and directions; next to it a picture of a map, never an external map service. */
export default function Place(props: ViewProps<'place'>) {
  const { eyebrow, title, lead, name, address, addressOrder, phone, email, directions, map } = props
  const { opening, hoursTitle, closedLabel, usualLabel, specialTitle, hoursNote } = props
  const { language } = useSite()
  const { specialDays } = opening
  const weeks = weeksShown(opening, usualLabel, language)
  return (
    <>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <Root className="reveal" data-map={map ? '' : undefined}>
        <Card className="facts">
          <div>
            <Typography variant="h3">{name}</Typography>
            <AddressLines address={address} order={addressOrder} />
            {(phone ?? email) !== undefined && (
              <p className="reach">
                {phone && <Link href={telephoneLink(phone)}>{phone}</Link>}
                {email && <Link href={`mailto:${email}`}>{email}</Link>}
              </p>
            )}
            <Actions actions={directions ? [directions] : []} />
          </div>
          {(weeks.length > 0 || specialDays.length > 0) && (
            <div>
              {weeks.length > 0 && (
                <Typography variant="h3" className="hours-title">
                  <Icon name="clock" />
                  {hoursTitle}
                </Typography>
              )}
              {weeks.map((week, index) => (
                <div key={index} className="week">
                  {week.name && <Typography variant="h4">{week.name}</Typography>}
                  {week.period && <Typography variant="body2">{week.period}</Typography>}
                  {week.hours.length > 0 ? <HoursOf hours={week.hours} closedLabel={closedLabel} /> : <p>{closedLabel}</p>}
                </div>
              ))}
              {specialDays.length > 0 && (
                <div className="week">
                  <Typography variant="h4">{specialTitle}</Typography>
                  <dl>
                    {specialDays.map(({ name: day, from, to = from, hours: times }) => (
                      <div key={from}>
                        <dt>
                          {day} <small>{periodName(from, to, language)}</small>
                        </dt>
                        <dd>
                          {times.length === 0 && <span>{closedLabel}</span>}
                          {times.map(({ opens, closes }) => (
                            <span key={opens}>{`${opens}–${closes}`}</span>
                          ))}
                        </dd>
                      </div>
                    ))}
                  </dl>
                </div>
              )}
              {hoursNote && (
                <Typography variant="body2" className="note">
                  {hoursNote}
                </Typography>
              )}
            </div>
          )}
        </Card>
        {map && <Photo {...map} className="map" sizes={photoSizes.half} />}
      </Root>
    </>
  )
}

const Root = styled('div')({
  display: 'grid',
  gap: space.s24,
  '&[data-map]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  '& .facts': { display: 'grid', alignContent: 'center', gap: `${space.s32} clamp(2rem, 1rem + 4vw, 5rem)` },
  '&:not([data-map]) .facts': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))' },
  '& .facts > div': { minWidth: 0 },
  '& address': { marginTop: space.s12, fontStyle: 'normal' },
  '& address span, & dd span': { display: 'block' },
  '& .reach': { display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s24}`, marginTop: space.s16 },
  '& .reach a': { display: 'inline-flex', alignItems: 'center', minHeight: '1.75rem', overflowWrap: 'anywhere' },
  '& .actions': { marginTop: space.s24 },
  '& .hours-title': { display: 'flex', alignItems: 'center', gap: space.s12 },
  '& .hours-title .icon': { color: color.accent },
  '& dl': { marginTop: space.s12 },
  '& dl > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${space.s24}`,
    paddingBlock: space.s8,
    borderTop: `1px solid ${color.cardLine}`,
  },
  '& dl > div:first-of-type': { borderTop: 0 },
  '& dd': { marginInlineStart: 'auto', textAlign: 'end', color: color.strong, fontVariantNumeric: numerals },
  '& .week + .week': { marginTop: space.s24 },
  '& .week > .MuiTypography-h4': { marginTop: space.s12 },
  '& .week > p': { color: color.muted },
  '& dt small': { display: 'block', color: color.muted },
  '& .note': { marginTop: space.s12, color: color.muted, fontSize: size.sm },
  // Next to many opening hours, a map stays in view instead of becoming a narrow strip.
  '& .map': {
    position: 'sticky',
    top: '7rem',
    width: '100%',
    height: '100%',
    minHeight: '16rem',
    maxHeight: '34rem',
    objectFit: 'cover',
    borderRadius: radius.card,
  },
  [media.sidebar]: { '&[data-map]': { gridTemplateColumns: 'minmax(0, 1fr)' }, '& .map': { height: 'auto', minHeight: 0 } },
})
