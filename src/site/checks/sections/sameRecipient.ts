import { rule } from '#src/site/checks/rule.ts'

const forms = (second: string) =>
  `"analytics": {\n    "consent": "none"\n  },\n  "forms": {\n    "recipients": [\n      { "kind": "file", "name": "file" },\n` +
  `      { "kind": "file", "name": "${second}" }\n    ]\n  }`

export const sameRecipient = rule({
  code: 'E_SAME_RECIPIENT',
  group: 'sections',
  severity: 'error',
  title: 'Duplicate recipient name',
  about: 'Forms name the recipients of their messages, so two recipients with the same name are ambiguous.',
  advice: 'Give one of them another name.',
  example: { file: 'site.json', replaces: '"analytics": {\n    "consent": "none"\n  }', bad: forms('file'), good: forms('archive') },
  check: ({ settings }) => {
    const recipients = settings?.forms.recipients ?? []
    return recipients.flatMap(({ name }, index) =>
      recipients.findIndex((other) => other.name === name) < index
        ? [{ file: 'site.json', keyPath: ['forms', 'recipients', index, 'name'], message: `there is already a recipient "${name}"` }]
        : [],
    )
  },
})
