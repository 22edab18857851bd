import { styled } from '@mui/material/styles'
import { localId } from '#src/sections/localId.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { color, media, radius, shadow, size, space } from '#src/ui/tokens.ts'
import { Price } from './Price.tsx'

/** Plans side by side. The monthly/yearly switch is a radio group that the style sheet reads, so it works without JavaScript. */
export function PricingPlans({ eyebrow, title, lead, currency, billing, plans, note }: ViewProps<'pricingPlans'>) {
  const group = localId('pricingPlans', title, ...plans.map(({ name }) => name))
  return (
    <Root>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      {billing && (
        <fieldset className="billing">
          <legend>{billing.label}</legend>
          <div className="choices">
            <label>
              <input type="radio" name={group} value="monthly" defaultChecked />
              <span>{billing.monthly}</span>
            </label>
            <label>
              <input type="radio" name={group} value="yearly" />
              <span>
                {billing.yearly}
                {billing.saving && <small> {billing.saving}</small>}
              </span>
            </label>
          </div>
        </fieldset>
      )}
      <ul role="list" className="plans" data-count={plans.length}>
        {plans.map((plan) => (
          <li key={plan.name} className="plan reveal" data-highlight={plan.highlight ? '' : undefined}>
            <div className="head">
              <h3>{plan.name}</h3>
              {plan.highlight && <p className="tag">{plan.highlight}</p>}
            </div>
            <p className="for">{plan.bestFor}</p>
            <Price price={plan.price} unit={plan.unit} currency={currency} billing={billing} />
            <ActionButton {...plan.action} />
            <ul role="list" className="features">
              {plan.features.map((feature) => (
                <li key={feature}>
                  <Icon name="check" />
                  {feature}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {note && <p className="note">{note}</p>}
    </Root>
  )
}

const Root = styled('div')({
  '& .billing': { marginBottom: space.s32 },
  '& .billing legend': { marginBottom: space.s8, padding: 0, color: color.strong, fontSize: size.sm, fontWeight: 600 },
  '& .choices': {
    display: 'flex',
    flexWrap: 'wrap',
    width: 'fit-content',
    padding: space.s4,
    border: `1px solid ${color.cardLine}`,
    borderRadius: `calc(${radius.control} + ${space.s4})`,
    background: color.card,
  },
  '& .billing label': { position: 'relative', cursor: 'pointer' },
  '& .billing input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '& .billing span': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${space.s8}`,
    minHeight: '2.75rem',
    padding: `${space.s8} ${space.s20}`,
    borderRadius: radius.control,
    color: color.text,
    fontWeight: 700,
  },
  '& .billing small': { color: color.accent, fontSize: size.sm, fontWeight: 700 },
  '& .billing input:checked + span': { background: color.primary, color: color.onPrimary },
  '& .billing input:checked + span small': { color: 'inherit' },
  '& .billing input:focus-visible + span': { outline: '3px solid var(--mui-palette-focus-main)', outlineOffset: '2px' },
  '& .plans': { display: 'grid', gap: space.s24, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))' },
  '& .plans[data-count="1"]': { maxWidth: '28rem' },
  '& .plans[data-count="2"]': { maxWidth: '56rem' },
  '& .plan': {
    // The rows of all plans in a line share their heights, so that prices and buttons stand level.
    display: 'grid',
    gridRow: 'span 5',
    gridTemplateRows: 'subgrid',
    gap: 0,
    alignItems: 'start',
    padding: space.s32,
    border: `1px solid ${color.cardLine}`,
    borderRadius: radius.card,
    background: color.card,
  },
  '& .plan[data-highlight]': { borderColor: color.primary, boxShadow: `inset 0 0 0 1px ${color.primary}, ${shadow.float}` },
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.s8, minHeight: '2rem' },
  '& h3': { fontSize: size.xl },
  '& .tag': {
    padding: `${space.s4} ${space.s12}`,
    borderRadius: radius.round,
    background: color.primary,
    color: color.onPrimary,
    fontSize: size.xs,
    fontWeight: 700,
  },
  '& .for': { marginTop: space.s4, color: color.muted },
  '& .price': { display: 'flex', flexDirection: 'column', marginBlock: space.s24, color: color.muted, fontSize: size.sm },
  '& .price[data-words]': { color: color.strong, fontSize: size.xxl, fontWeight: 750, letterSpacing: '-0.01em', lineHeight: 1.5 },
  '& .figure': {
    color: color.strong,
    fontSize: '2.75rem',
    fontWeight: 750,
    letterSpacing: '-0.03em',
    lineHeight: 1.15,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .period': { color: color.accent, fontWeight: 600 },
  '& .price[data-when="yearly"]': { display: 'none' },
  '&:has(input[value="yearly"]:checked) .price[data-when="yearly"]': { display: 'flex' },
  '&:has(input[value="yearly"]:checked) .price[data-when="monthly"]': { display: 'none' },
  // Where the style sheet cannot read the switch, both prices are shown with the name of their period.
  '@supports not selector(:has(a))': { '& .billing': { display: 'none' }, '& .price[data-when="yearly"]': { display: 'flex' } },
  '& .features': { display: 'grid', gap: space.s12, marginTop: space.s24, paddingTop: space.s24, borderTop: `1px solid ${color.cardLine}` },
  '& .features li': { display: 'flex', gap: space.s12, lineHeight: 1.5 },
  '& .features .icon': { marginTop: '0.125rem', color: color.accent },
  '& .note': { maxWidth: '46rem', marginTop: space.s24, color: color.muted, fontSize: size.sm },
  [media.mobile]: { '& .plan': { padding: space.s24 } },
})
