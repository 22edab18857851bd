import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { localId } from '#src/sections/localId.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { color, numerals, size, space } from '#src/ui/tokens.ts'
import { BillingSwitch } from './BillingSwitch.tsx'
import { Price } from './Price.tsx'

/**
 * Plans side by side; if there are several, only a recommended one has a filled button. Without a title, the plans belong to the opening
 * above them and are centered like it.
 */
export default function PricingPlans({ id, eyebrow, title, lead, currency, billing, plans, note }: ViewProps<'pricingPlans'>) {
  const group = localId('pricingPlans', id ?? '', ...plans.map(({ name }) => name))
  return (
    <Root data-titled={title ? '' : undefined}>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      {billing && <BillingSwitch billing={billing} group={group} />}
      <ul role="list" className="plans" data-count={plans.length}>
        {plans.map(({ name, bestFor, highlight, price, unit, features, action }) => (
          <Plan key={name} component="li" className="reveal" data-highlight={highlight ? '' : undefined}>
            <div className="head">
              <Typography variant="h3" component={title ? 'h3' : 'h2'}>
                {name}
              </Typography>
              {highlight && <Chip color="primary" size="small" label={highlight} />}
            </div>
            <Typography variant="body2" color="textSecondary">
              {bestFor}
            </Typography>
            <Price price={price} unit={unit} currency={currency} billing={billing} />
            <ActionButton {...action} look={plans.length > 1 && !highlight && action.look === 'primary' ? 'secondary' : action.look} />
            <ul role="list" className="features">
              {features.map((feature) => (
                <li key={feature}>
                  <Icon name="check" />
                  {feature}
                </li>
              ))}
            </ul>
          </Plan>
        ))}
      </ul>
      {note && (
        <Typography variant="body2" color="textSecondary" className="note">
          {note}
        </Typography>
      )}
    </Root>
  )
}

const Plan = styled(Card)(({ theme }) => ({
  // The rows of all plans in a line share their heights, so that prices and buttons are aligned.
  display: 'grid',
  gridRow: 'span 5',
  gridTemplateRows: 'subgrid',
  alignItems: 'start',
  gap: 0,
  '@media (forced-colors: active)': { '&[data-highlight]': { borderWidth: '3px' } },
  '&[data-highlight]': { borderColor: color.primary, boxShadow: `inset 0 0 0 2px ${color.primary}, var(--mui-shadows-8)` },
  '&.MuiPaper-hard[data-highlight]': { boxShadow: `inset 0 0 0 2px ${color.primary}, 0.375rem 0.375rem 0 ${color.primary}` },
  // A card without sides has no frame, which its words would touch.
  '&.MuiPaper-ruled[data-highlight]': { borderTopWidth: '4px', boxShadow: 'none' },
  '& > .head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s8,
    minHeight: '2rem',
  },
  '& .price': {
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    marginBlock: space.s20,
    color: color.muted,
    fontSize: size.sm,
  },
  '& .amount': {
    color: color.strong,
    // A long amount is shrunk before it wraps.
    fontSize: 'min(2.625rem, 16.5cqi)',
    overflowWrap: 'anywhere',
    fontFamily: theme.typography.figure.fontFamily,
    fontWeight: 750,
    letterSpacing: '-0.03em',
    lineHeight: 1.15,
    fontVariantNumeric: numerals,
  },
  '& .words': { fontSize: '0.62em', letterSpacing: '-0.01em' },
  '& .period': { color: color.accent, fontWeight: 600 },
  '& .price[data-when="yearly"]': { display: 'none' },
  '& > .MuiButton-root': { paddingInline: space.s12 },
  '& .features': { display: 'grid', gap: space.s12, marginTop: space.s24, paddingTop: space.s24, borderTop: `1px solid ${color.cardLine}` },
  '& .features li': { display: 'flex', gap: space.s12, fontSize: '0.9375rem', lineHeight: 1.5 },
  '& .features .icon': { marginTop: '0.125rem', color: color.accent },
})) as typeof Card

const Root = styled('div')({
  '& > .plans': { display: 'grid', gap: space.s20, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))' },
  '& > .plans[data-count="1"]': { maxWidth: '28rem' },
  '& > .plans[data-count="2"]': { maxWidth: '56rem' },
  '& > .note': { maxWidth: '46rem', marginTop: space.s24 },
  '&:not([data-titled])': {
    '& > .plans, & > .note': { marginInline: 'auto' },
    '& > .billing': { marginInline: 'auto' },
    '& > .note': { textAlign: 'center' },
  },
  '&:has(input[value="yearly"]:checked) .price[data-when="yearly"]': { display: 'flex' },
  '&:has(input[value="yearly"]:checked) .price[data-when="monthly"]': { display: 'none' },
  // If the style sheet cannot read the switch, both prices are shown with the name of their period.
  '@supports not selector(:has(a))': { '& > .billing': { display: 'none' }, '& .price[data-when="yearly"]': { display: 'flex' } },
})
