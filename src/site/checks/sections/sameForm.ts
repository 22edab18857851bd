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
  title: 'Name of a form used for another one',
  about:
    'Messages are known by the name of their form: the receiver checks them with its fields, and what visitors type is kept under it. ' +
    'Two forms may share a name only when their fields and their delivery are the same.',
  advice: 'Give one of them another name, or write the form once, in a fragment.',
  example: { file: HOME, replaces: PROOF, bad: form('order'), good: form('cake') },
  ignoresWords: true,
  check: unlike,
})

function unlike(config: ReadConfig): RuleProblem[] {
  const first = new Map<string, SitePage>()
  return writtenForms(config).flatMap(({ name, file, keyPath, page }) => {
    // A form and its translation are one form.
    const key = `${page.language ?? ''} ${name}`
    const other = first.get(key)
    if (!other) first.set(key, page)
    // Two on one page are another matter.
    if (!other || other === page || contentOf(page, name) === contentOf(other, name)) return []
    return [{ file, keyPath: [...keyPath, 'name'], message: `a form on ${other.path} has the name "${name}" and is another one` }]
  })
}

/** What the receiver knows of a form. */
function contentOf({ sections }: SitePage, name: string): string {
  const form = sections.find((section) => section.type === 'form' && section.name === name)
  return form?.type === 'form' ? JSON.stringify([form.fields, form.delivery]) : ''
}
