import type { SectionProps } from '#src/contract/sections.ts'
import { useSite } from '#src/ui/SiteContext.ts'
import { formatPrice } from './formatPrice.ts'

type Props = SectionProps<'pricingPlans'>
type Plan = Props['plans'][number]

/**
 * The price of a plan. A recurring price is rendered for both billing periods; the style sheet of the section shows the selected one and
 * hides the other from all visitors.
 */
export function Price({ price, unit, currency, billing }: Pick<Plan, 'price' | 'unit'> & Pick<Props, 'currency' | 'billing'>) {
  const { language } = useSite()
  if ('words' in price) return <Figure figure={price.words} unit={unit} isWords />
  if ('once' in price) return <Figure figure={formatPrice(price.once, currency, language)} unit={unit} />
  if (!billing) return <Figure figure={formatPrice(price.monthly, currency, language)} unit={unit} />
  return (
    <div aria-live="polite">
      <Figure when="monthly" figure={formatPrice(price.monthly, currency, language)} unit={unit} period={billing.monthly} />
      <Figure when="yearly" figure={formatPrice(price.yearly, currency, language)} unit={unit} period={billing.yearly} />
    </div>
  )
}

type FigureProps = { figure: string; unit?: string | undefined; period?: string; when?: 'monthly' | 'yearly'; isWords?: true }

/** The amount is on the same line in every plan, whether it is a number or text; its unit is below. */
function Figure({ figure, unit, period, when, isWords }: FigureProps) {
  return (
    <p className="price" data-when={when}>
      <span className="amount">{isWords ? <span className="words">{figure}</span> : figure}</span>{' '}
      {unit && <span className="unit">{unit}</span>}
      {period && <span className="period"> {period}</span>}
    </p>
  )
}
