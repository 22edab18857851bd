import type { SectionProps } from '#src/contract/sections.ts'
import { useSite } from '#src/ui/SiteContext.ts'

type Props = SectionProps<'pricingPlans'>
type Plan = Props['plans'][number]

const formats = new Map<string, Intl.NumberFormat>()

/**
 * What a plan costs. A price by time is written twice, for both billing periods; the style sheet of the section shows the chosen one and
 * hides the other from everybody.
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

/** The amount stands on the same line in every plan, be it a number or words; what it is for stands below. */
function Figure({ figure, unit, period, when, isWords }: FigureProps) {
  return (
    <p className="price" data-when={when}>
      <span className="amount">{isWords ? <span className="words">{figure}</span> : figure}</span>{' '}
      {unit && <span className="unit">{unit}</span>}
      {period && <span className="period"> {period}</span>}
    </p>
  )
}

/** An amount with its currency sign as readers of `language` write it; cents only where there are some, and then as many as it has. */
function formatPrice(amount: number, currency: string, language: string): string {
  const isWhole = Number.isInteger(amount)
  const key = `${language} ${currency} ${isWhole}`
  let format = formats.get(key)
  if (!format) {
    const { maximumFractionDigits = 2 } = new Intl.NumberFormat(language, { style: 'currency', currency }).resolvedOptions()
    // A dinar has three; where a currency has none, an amount that is not whole is still not rounded to one that is.
    const digits = isWhole ? 0 : Math.max(2, maximumFractionDigits)
    format = new Intl.NumberFormat(language, { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits })
    formats.set(key, format)
  }
  return format.format(amount)
}
