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
import { color, media, radius, size, space } from '#src/ui/tokens.ts'
import { daysName } from './daysName.ts'
import { firstWorkday } from './firstWorkday.ts'
import { weekHours } from './weekHours.ts'

/** A place with its address, opening hours and directions; next to it a picture of a map, never an external map service. */
export default function Place(props: ViewProps<'place'>) {
  const { eyebrow, title, lead, name, address, addressOrder, phone, email, hours, hoursTitle, closedLabel, hoursNote, directions, map } =
    props
  const { language } = useSite()
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
          {hours.length > 0 && (
            <div>
              <Typography variant="h3" className="hours-title">
                <Icon name="clock" />
                {hoursTitle}
              </Typography>
              <dl>
                {weekHours(hours, firstWorkday(language)).map(({ first, last, times }) => (
                  <div key={first}>
                    <dt>{daysName(first, last, language)}</dt>
                    <dd>
                      {(times.length > 0 ? times : [closedLabel]).map((time) => (
                        <span key={time}>{time}</span>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
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
  '& dd': { marginInlineStart: 'auto', textAlign: 'end', color: color.strong, fontVariantNumeric: 'tabular-nums' },
  '& .note': { marginTop: space.s12, color: color.muted, fontSize: size.sm },
  '& .map': { width: '100%', height: '100%', minHeight: '16rem', objectFit: 'cover', borderRadius: radius.card },
  [media.sidebar]: { '&[data-map]': { gridTemplateColumns: 'minmax(0, 1fr)' }, '& .map': { height: 'auto', minHeight: 0 } },
})
