import { expect, test } from 'vitest'
import { foundIn } from '#tests/support/foundIn.ts'

const HOME = 'pages/index.json'
const FACT = '"text": "Twenty hours of rest"'
const says = (text: string): Parameters<typeof foundIn>[0] => ({ [HOME]: [FACT, `"text": ${JSON.stringify(text)}`] })

// Put together here, so that no file of the project holds anything of the form of a secret.
const secrets = {
  'a Stripe key': `key ${['sk', 'live', 'x'.repeat(24)].join('_')}`,
  'a Sentry token': ['sntrys', 'x'.repeat(40)].join('_'),
  'an AWS access key': `AKIA${'X'.repeat(16)}`,
  'a GitHub token': ['ghp', 'x'.repeat(36)].join('_'),
  'a Slack token': ['xoxb', '1'.repeat(12), 'x'.repeat(12)].join('-'),
  'an npm token': ['npm', 'x'.repeat(36)].join('_'),
  'a private key': ['-----BEGIN', 'RSA', 'PRIVATE', 'KEY-----'].join(' '),
}

test.each(Object.entries(secrets))('C32 %s in a page is reported with its place, and not repeated', (what, text) => {
  const found = foundIn(says(text))
  expect(found).toEqual([
    expect.stringMatching(new RegExp(`^E_SECRET pages/index\\.json sections\\.1\\.items\\.0\\.text: this looks like ${what} `)),
  ])
  expect(found[0]).not.toContain(text)
})

test('C32 a secret in a Markdown file is reported with its line', () => {
  expect(foundIn({ 'pages/house-rules.md': ['They wait outside', secrets['an AWS access key']] })).toEqual([
    expect.stringMatching(/^E_SECRET pages\/house-rules\.md: this looks like an AWS access key/),
  ])
})

test('C32 escapes do not hide a secret', () => {
  expect(foundIn({ [HOME]: [FACT, `"text": "\\u0073k_live_${'x'.repeat(24)}"`] })).toEqual([
    expect.stringContaining('E_SECRET pages/index.json'),
  ])
})

test('C32 a variable that was never filled in is named', () => {
  expect(foundIn(says('Ask ${SUPPORT_NAME} for it'))).toEqual([
    'E_PLACEHOLDER pages/index.json sections.1.items.0.text: "${SUPPORT_NAME}" is an unfilled variable. Write the value itself.',
  ])
})

test.each([
  'The task_force meets',
  'sk_live_',
  'It costs $5 {net}',
  'AKIA',
  'Public keys begin with -----BEGIN PUBLIC KEY-----',
  '{count} loaves',
])('C32 %j is no secret', (text) => {
  expect(foundIn(says(text))).toEqual([])
})
