import type { MarkdownTools } from '#src/site/markdown/MarkdownWriter.ts'
import type { WriterOf } from '#src/site/markdown/WriterOf.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { formatPrice } from './formatPrice.ts'

type Props = ViewProps<'pricingPlans'>

/** Each plan with its price in every billing period, its link and what it includes. */
const pricingPlans: WriterOf<'pricingPlans'> = (section, md) => [
  md.opening(section),
  md.paragraph(section.billing?.saving),
  ...section.plans.flatMap((plan) => [
    md.heading(section.title ? 3 : 2, plan.name),
    md.paragraph(plan.highlight),
    md.paragraph(plan.bestFor),
    ...pricesOf(plan, section, md),
    md.actions([plan.action]),
    md.list(plan.features.map(md.text)),
  ]),
  md.paragraph(section.note),
]

export default pricingPlans

function pricesOf({ price, unit }: Props['plans'][number], { currency, billing }: Props, md: MarkdownTools): string[] {
  const line = (figure: string, period?: string) => md.line(md.strong(figure), unit && md.text(unit), period && md.text(period))
  if ('words' in price) return [line(price.words)]
  const amount = (value: number) => formatPrice(value, currency, md.language)
  if ('once' in price) return [line(amount(price.once))]
  if (!billing) return [line(amount(price.monthly))]
  return [line(amount(price.monthly), billing.monthly), line(amount(price.yearly), billing.yearly)]
}
