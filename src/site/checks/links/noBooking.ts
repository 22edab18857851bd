import { FIRST_LINK, HOME } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'

export const noBooking = rule({
  code: 'E_NO_BOOKING',
  group: 'links',
  severity: 'error',
  title: 'Booking button without a booking page',
  about: 'A button opens the booking dialog, but site.json names no booking page, so the button is a plain link.',
  hint: 'Add "booking": { "url": … } to site.json, or remove "opens".',
  example: { file: HOME, replaces: FIRST_LINK, bad: `${FIRST_LINK},\n          "opens": "booking"`, good: FIRST_LINK },
  checkPage: (config) =>
    config.sources.flatMap(({ file }) =>
      (config.parts.get(file)?.links ?? []).flatMap(({ opens }) =>
        opens === undefined || config.hasBooking ? [] : [{ file, keyPath: opens, message: 'site.json has no booking page to open' }],
      ),
    ),
})
