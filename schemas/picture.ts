import { z } from 'zod'
import { IconName, Label, line } from './atoms.ts'
import { photo, sized } from './photo.ts'

/**
 * Product pictures are drawn from data, not photographed: each kind is a small scene of a product at work. They scale, need no download,
 * and are read aloud as one image through `alt`.
 */

const { alt } = photo
const caption = Label.optional().describe('Title bar of the scene.')
const view = z
  .enum(['window', 'detail', 'annotated', 'bare'])
  .describe(
    '`window`: the whole window with its navigation, for the top of a page. `detail`: a close-up, cropped at the edge. `annotated`: a ' +
      'close-up with notes next to it. `bare`: only the scene, without a frame.',
  )
const navigation = z
  .strictObject({
    items: z
      .array(z.strictObject({ icon: IconName, label: line(24).describe('Name of the area.') }))
      .min(2)
      .max(7)
      .describe('Areas of the product, top to bottom.'),
    current: z.int().min(1).max(7).default(1).describe('Number of the selected area, counted from 1.'),
  })
  .optional()
  .describe('The navigation on the left of a `window`.')
const notes = z.array(line(90)).max(3).default([]).describe('Up to three notes next to an `annotated` picture, top to bottom.')
/** Fields of every drawn scene. */
const frame = { alt, caption, view: view.default('detail'), navigation, notes }
const illustration = { ...frame, view: view.default('bare') }
const short = line(80)
const state = z.enum(['met', 'partial', 'missing']).describe('met, partial or missing.')
const score = z.int().min(0).max(100).describe('0 to 100.')

const Board = z.strictObject({
  kind: z.literal('board').describe('Columns of cards, such as the stages of a repair.'),
  ...frame,
  columns: z
    .array(
      z.strictObject({
        title: short.describe('Heading of the column.'),
        cards: z
          .array(
            z.strictObject({
              title: short.describe('First line of the card.'),
              text: short.optional().describe('Second line of the card.'),
              badge: line(24).optional().describe('A tag on the card.'),
            }),
          )
          .min(1)
          .max(4)
          .describe('Cards, top to bottom.'),
      }),
    )
    .min(2)
    .max(4)
    .describe('Columns, left to right.'),
})

const Ranking = z.strictObject({
  kind: z.literal('ranking').describe('A ranked list with a score and tags on each line.'),
  ...frame,
  items: z
    .array(
      z.strictObject({
        name: short.describe('Name of the ranked person or thing.'),
        detail: short.describe('The line below the name.'),
        score,
        tags: z.array(line(24)).max(3).default([]).describe('Up to three tags.'),
      }),
    )
    .min(2)
    .max(5)
    .describe('Lines, best first.'),
})

const Match = z.strictObject({
  kind: z.literal('match').describe('One score with the requirements behind it, each met, partial or missing.'),
  ...frame,
  score,
  scoreLabel: short.describe('Meaning of the score.'),
  rows: z
    .array(z.strictObject({ label: short.describe('The requirement.'), state, evidence: short.describe('Why it is met or not met.') }))
    .min(2)
    .max(6)
    .describe('The requirements.'),
})

const Scorecard = z.strictObject({
  kind: z.literal('scorecard').describe('An evaluation form: criteria rated 1 to 5 with a note each.'),
  ...frame,
  subtitle: short.optional().describe('Subject of the evaluation.'),
  criteria: z
    .array(
      z.strictObject({
        label: short.describe('The criterion.'),
        rating: z.int().min(1).max(5).describe('1 to 5.'),
        note: short.optional().describe('A note on the rating.'),
      }),
    )
    .min(2)
    .max(6)
    .describe('The criteria.'),
  summary: line(160).optional().describe('The conclusion.'),
})

const Schedule = z.strictObject({
  kind: z.literal('schedule').describe('A week with bookable slots.'),
  ...frame,
  days: z
    .array(
      z.strictObject({
        day: line(12).describe('Name of the day.'),
        slots: z
          .array(
            z.strictObject({
              time: line(12).describe('Start of the slot.'),
              state: z.enum(['free', 'booked', 'chosen']).describe('free, booked or chosen.'),
            }),
          )
          .min(1)
          .max(4)
          .describe('Slots of the day.'),
      }),
    )
    .min(3)
    .max(5)
    .describe('Days, left to right.'),
})

const Conversation = z.strictObject({
  kind: z.literal('conversation').describe('A short exchange of messages.'),
  ...frame,
  messages: z
    .array(
      z.strictObject({
        from: z.enum(['us', 'them']).describe('us: on the right; them: on the left.'),
        text: line(160).describe('The message.'),
        when: line(24).optional().describe('Time of the message.'),
      }),
    )
    .min(2)
    .max(4)
    .describe('Messages, oldest first.'),
})

const Chart = z.strictObject({
  kind: z.literal('chart').describe('A bar chart of sample figures; say in the caption that they are samples.'),
  ...frame,
  unit: line(16).optional().describe('Unit of the figures.'),
  bars: z
    .array(
      z.strictObject({
        label: line(32).describe('Label of the bar.'),
        value: z.number().min(0).max(1_000_000).describe('Value of the bar.'),
      }),
    )
    .min(2)
    .max(8)
    .describe('Bars, left to right.'),
})

const Fields = z.strictObject({
  kind: z.literal('fields').describe('A document on the left, and the fields read from it on the right.'),
  ...frame,
  lines: z.array(short).min(2).max(8).describe('Lines of the document.'),
  fields: z
    .array(z.strictObject({ label: line(32).describe('Name of the field.'), value: short.describe('Value that was read.') }))
    .min(2)
    .max(6)
    .describe('Fields read from the document.'),
})

const Flow = z.strictObject({
  kind: z.literal('flow').describe('Connected steps, each with an icon and a label.'),
  ...illustration,
  stations: z
    .array(
      z.strictObject({
        icon: IconName,
        label: line(32).describe('Name of the step.'),
        text: short.optional().describe('The line below the name.'),
      }),
    )
    .min(2)
    .max(6)
    .describe('Steps, in order.'),
})

const Hub = z.strictObject({
  kind: z.literal('hub').describe('One item in the center, connected to several items around it.'),
  ...illustration,
  center: line(32).describe('The item in the center.'),
  spokes: z
    .array(z.strictObject({ icon: IconName, label: line(32).describe('Name of the connected item.') }))
    .min(3)
    .max(8)
    .describe('Items around it.'),
})

const Checks = z.strictObject({
  kind: z.literal('checks').describe('A list of checks with their results.'),
  ...frame,
  items: z
    .array(
      z.strictObject({
        label: short.describe('Name of the check.'),
        state,
        note: short.optional().describe('Short comment on the result.'),
      }),
    )
    .min(2)
    .max(7)
    .describe('The checks.'),
})

const Photo = sized(z.strictObject({ kind: z.literal('image').describe('A picture file from config/assets.'), ...photo }))

/** A product picture: one of the kinds above. */
export const Picture = z
  .discriminatedUnion('kind', [Board, Ranking, Match, Scorecard, Schedule, Conversation, Chart, Fields, Flow, Hub, Checks, Photo])
  .describe('A picture that is drawn from data.')

/** Props of a picture of a kind, as its component receives them. */
export type Picture = z.output<typeof Picture>
/** The kinds of pictures. */
export type PictureKind = Picture['kind']
