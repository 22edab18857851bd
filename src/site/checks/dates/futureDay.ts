import { VISIT } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { writtenParts } from '#src/site/checks/writtenParts.ts'

export const futureDay = rule({
  code: 'E_FUTURE_DAY',
  group: 'dates',
  severity: 'warning',
  title: 'Day in the future',
  about:
    'A page cannot have changed or been published, and nobody can have looked, on a day that is still to come. One day is allowed, for ' +
    'other time zones.',
  hint: 'Write the day on which it happened.',
  example: { file: VISIT, replaces: '"updated": "2026-11-02"', bad: '"updated": "2199-01-01"', good: '"updated": "2026-11-02"' },
  check: (config) => {
    const { pages, notFound, today } = config
    // Where the author sits it may be a day later than where the check runs.
    const latest = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
    const days = [
      ...writtenParts(config).flatMap(({ file, checked }) => checked.map((part) => ({ ...part, file }))),
      ...[...pages, ...(notFound ? [notFound] : [])].flatMap(({ file, meta: { updated, published = updated } }) => [
        { file, keyPath: ['updated'], day: updated },
        ...(published === updated ? [] : [{ file, keyPath: ['published'], day: published }]),
      ]),
    ]
    return days.flatMap(({ file, keyPath, day }) => (day > latest ? [{ file, keyPath, message: `${day} lies after ${today}` }] : []))
  },
})
