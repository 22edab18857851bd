import { VISIT } from '#src/site/checks/examplePieces.ts'
import { nearestFix } from '#src/site/checks/fixes.ts'
import { rule } from '#src/site/checks/rule.ts'
import { writtenForms } from './writtenForms.ts'

const mailto = '"kind": "mailto",\n        "to": "shop@brot-und-blume.example",\n        "subject": "An order"'
const receiver = (recipient: string) => `"kind": "receiver",\n        "subject": "An order",\n        "recipients": ["${recipient}"]`

export const noRecipient = rule({
  code: 'E_NO_RECIPIENT',
  group: 'sections',
  severity: 'error',
  title: 'Unknown recipient',
  about: 'A form names a recipient that site.json does not have, so its messages could not be delivered.',
  advice: 'Use the name of a recipient in forms of site.json, or add the recipient there.',
  example: { file: VISIT, replaces: mailto, bad: receiver('bakehouse'), good: receiver('file') },
  ignoresWords: true,
  check: (config) => {
    const { settings } = config
    if (!settings) return []
    const known = new Set(settings.forms.recipients.map(({ name }) => name))
    const hint = `Choose one of: ${[...known].join(', ')}.`
    return writtenForms(config).flatMap(({ file, keyPath, recipients }) =>
      recipients.flatMap((name, index) => {
        if (known.has(name)) return []
        const place = { file, keyPath: [...keyPath, 'delivery', 'recipients', index] }
        return [{ ...place, message: `there is no recipient "${name}"`, hint, fix: nearestFix(place, name, known) }]
      }),
    )
  },
})
