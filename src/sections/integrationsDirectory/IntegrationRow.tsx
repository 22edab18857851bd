import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { SectionProps } from '#src/contract/sections.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { color, media, size, space } from '#src/ui/tokens.ts'

type Item = SectionProps<'integrationsDirectory'>['items'][number]

const statusIcon: Record<Item['status'], string> = { available: 'circle-check', 'on-request': 'message-circle', planned: 'clock' }

/** An entry of the directory: a row on wide screens, a few lines on phones. */
export function IntegrationRow({ item, status }: { item: Item; status: string }) {
  return (
    <Row className="item">
      <Typography variant="subtitle2" component="h4">
        {item.name}
      </Typography>
      <Chip
        className="status"
        size="small"
        variant={item.status === 'available' ? 'filled' : 'outlined'}
        icon={<Icon name={statusIcon[item.status]} />}
        label={status}
      />
      <div className="what">
        <Typography variant="body2">{item.text}</Typography>
        <p className="data">
          <Icon name="arrow-left-right" />
          {item.data}
        </p>
      </div>
    </Row>
  )
}

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `${space.s4} ${space.s16}`,
  paddingBlock: space.s12,
  '& + &': { borderTop: `1px solid ${color.cardLine}` },
  '& > .what': { gridColumn: '1 / -1' },
  '& .data': { display: 'flex', gap: space.s8, marginTop: space.s4, color: color.muted, fontSize: size.sm, lineHeight: 1.5 },
  '& .data .icon': { marginTop: '0.125rem' },
  '& .status .icon': { marginInlineStart: space.s8 },
  [media.aboveMobile]: {
    '@container items (min-width: 36rem)': {
      gridTemplateColumns: 'minmax(0, 12rem) minmax(0, 1fr) 8rem',
      '& > .what': { gridColumn: 2, gridRow: 1 },
      '& > .status': { gridColumn: 3, justifySelf: 'end' },
    },
  },
})
