import { HOME, PROOF } from '#src/site/checks/examplePieces.ts'
import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import { type RuleProblem, rule } from '#src/site/checks/rule.ts'
import type { SitePage } from '#src/site/site.ts'
import { writtenForms } from './writtenForms.ts'

const form = (name: string) => `{
      "type": "form",
      "title": "Order a cake",
      "name": "${name}",
      "fields": [{ "kind": "text", "name": "cake", "label": "Cake" }],
      "delivery": { "kind": "mailto", "to": "shop@brot-und-blume.example", "subject": "A cake" }
    },
    ${PROOF}`

export const sameForm = rule({
  code: 'E_SAME_FORM',
  group: 'sections',
  severity: 'error',
  title: 'Form name used by another form',
  about:
    'Messages are identified by the name of their form: the receiver validates them against its fields, and unsent input is stored ' +
    'under it. Two forms can share a name only if their fields and their delivery are the same.',
  advice: 'Give one of them another name, or write the form once, in a fragment.',
  example: { file: HOME, replaces: PROOF, bad: form('order'), good: form('cake') },
  ignoresWords: true,
  check: unlike,
})

function unlike(config: ReadConfig): RuleProblem[] {
  const first = new Map<string, SitePage>()
  return writtenForms(config).flatMap(({ name, file, keyPath, page }) => {
    // A form and its translation are the same form.
    const key = `${page.language ?? ''} ${name}`
    const other = first.get(key)
    if (!other) first.set(key, page)
    // Two forms on the same page have their own rule.
    if (!other || other === page || contentOf(page, name) === contentOf(other, name)) return []
    return [{ file, keyPath: [...keyPath, 'name'], message: `a different form on ${other.path} also has the name "${name}"` }]
  })
}

/** The part of a form that the receiver knows. */
function contentOf({ sections }: SitePage, name: string): string {
  const form = sections.find((section) => section.type === 'form' && section.name === name)
  return form?.type === 'form' ? JSON.stringify([form.fields, form.delivery]) : ''
}
