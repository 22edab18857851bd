import { styled } from '@mui/material/styles'
import type { SectionProps } from '#src/contract/sections.ts'
import { color, radius, size, space } from '#src/ui/tokens.ts'

type Props = { billing: NonNullable<SectionProps<'pricingPlans'>['billing']>; group: string }

/** The choice between monthly and yearly prices: two radio buttons that the style sheet reads, so it works without JavaScript. */
export function BillingSwitch({ billing, group }: Props) {
  return (
    <Root className="billing">
      <legend className="visually-hidden">{billing.label}</legend>
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
    </Root>
  )
}

const Root = styled('fieldset')({
  width: 'fit-content',
  marginBottom: space.s32,
  '& > .choices': {
    display: 'flex',
    flexWrap: 'wrap',
    padding: space.s4,
    border: `1px solid ${color.cardLine}`,
    borderRadius: `calc(${radius.control} + ${space.s4})`,
    background: color.card,
  },
  '& label': { position: 'relative', flex: '1 1 auto', minWidth: 'min-content', cursor: 'pointer' },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '& span': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: `0 ${space.s8}`,
    minHeight: '2.75rem',
    padding: `${space.s8} ${space.s20}`,
    borderRadius: radius.control,
    color: color.text,
    fontWeight: 700,
  },
  '& small': { color: color.accent, fontSize: size.sm, fontWeight: 700 },
  '& input:checked + span': { background: color.primary, color: color.onPrimary },
  '& input:checked + span small': { color: 'inherit' },
  '@media (forced-colors: active)': {
    '& input:checked + span, & input:checked + span small': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
  },
  '& input:focus-visible + span': { outline: '3px solid var(--mui-palette-focus-main)', outlineOffset: '2px' },
})
