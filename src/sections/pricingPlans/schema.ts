import { z } from 'zod'
import { Action, Label, Sentence, heading, line } from '#schemas/atoms.ts'
import { Currency } from '#schemas/currency.ts'
import { section } from '#schemas/section.ts'

const amount = z.number().min(0).max(1_000_000)

/** Plans side by side, with a monthly/yearly switch for recurring prices. */
export default section(
  'pricingPlans',
  'Plans side by side. For subscriptions, a switch shows monthly or yearly prices; it works without JavaScript.',
  {
    ...heading,
    title: heading.title.optional().describe('The heading. Without it, the plans are centred and belong to the section above.'),
    currency: Currency.default('USD'),
    billing: z
      .strictObject({
        label: Label.describe('Label of the switch, such as "Billing period".'),
        monthly: Label.describe('Label of the monthly option.'),
        yearly: Label.describe('Label of the yearly option.'),
        saving: Label.optional().describe('The saving with yearly billing, such as "2 months free".'),
      })
      .optional()
      .describe('The monthly/yearly switch; leave it out if nothing is billed by time.'),
    plans: z
      .array(
        z.strictObject({
          name: Label.describe('Name of the plan.'),
          bestFor: line(120).describe('Who the plan is for.'),
          price: z
            .union([
              z
                .strictObject({
                  monthly: amount.describe('Price per unit and month when billed monthly.'),
                  yearly: amount.describe('Price per unit and month when billed yearly.'),
                })
                .refine(({ monthly, yearly }) => yearly <= monthly, {
                  error: 'is higher than the monthly price; enter the price per month when a year is paid',
                  path: ['yearly'],
                }),
              z.strictObject({ once: amount.describe('A one-off price.') }),
              z.strictObject({ words: Label.describe('Text instead of a price, such as "On request".') }),
            ])
            .describe('The price: by time, one-off, or a text.'),
          unit: line(60).optional().describe('The unit of the price, such as "per bike and month".'),
          features: z.array(line(120)).min(1).max(10).describe('What the plan includes, ideally in three to five lines.'),
          action: Action,
          highlight: Label.optional().describe('A tag on the plan that you recommend.'),
        }),
      )
      .min(1)
      .max(4)
      .describe('One to four plans.'),
    note: Sentence.optional().describe('Small print under the plans.'),
  },
  [
    {
      title: 'Service plans',
      currency: 'EUR',
      billing: { label: 'Billing period', monthly: 'Monthly', yearly: 'Yearly', saving: '2 months free' },
      plans: [
        {
          name: 'City',
          bestFor: 'One bike for daily rides',
          price: { monthly: 12, yearly: 10 },
          unit: 'per bike and month',
          features: ['Two checks a year'],
          action: { label: 'Choose City', href: '/sign-up' },
        },
        {
          name: 'Fleet',
          bestFor: 'Ten bikes and more',
          price: { words: 'On request' },
          features: ['Van service'],
          action: { label: 'Ask us', href: '/contact', look: 'secondary' },
          highlight: 'For companies',
        },
      ],
    },
    {
      currency: 'EUR',
      plans: [
        {
          name: 'Check',
          bestFor: 'A bike that runs',
          price: { once: 39 },
          unit: 'once',
          features: ['Brakes and gears', 'Pressure and chain'],
          action: { label: 'Book a check', href: '/repairs', look: 'secondary' },
        },
      ],
      note: 'Parts are charged at cost.',
    },
  ],
)
