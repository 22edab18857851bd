import { expect, test } from 'vitest'
import type { Problem } from '#src/site/problem.ts'
import { readRuleSettings, rulesOfConfig, withRuleSettings } from './ruleSettings.ts'
import { ruleGroups } from '#src/site/checks/ruleGroups.ts'
import { problemCodes, ruleOf } from '#src/site/checks/ruleOf.ts'

const problem = (code: Problem['code'], severity: Problem['severity']): Problem => ({
  code,
  severity,
  file: 'config/a.json',
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 1,
  path: '',
  message: 'it is wrong',
})
const problems = [problem('E_DEAD_LINK', 'error'), problem('E_CONTRAST', 'warning'), problem('E_SAME_TITLE', 'error')]

/** Code and severity of what is left of the problems. */
function after(words: string[], strict = false): string[] {
  const read = readRuleSettings(words)
  if ('failure' in read) throw new Error(read.failure)
  return withRuleSettings(problems, read.settings, strict).map(({ code, severity }) => `${code} ${severity}`)
}

test('without settings everything stays as it is', () => {
  expect(after([])).toEqual(['E_DEAD_LINK error', 'E_CONTRAST warning', 'E_SAME_TITLE error'])
})

test('off drops, warn and error set the severity', () => {
  expect(after(['E_DEAD_LINK=warn', 'E_CONTRAST=error', 'E_SAME_TITLE=off'])).toEqual(['E_DEAD_LINK warning', 'E_CONTRAST error'])
})

test('of two settings for one rule the later holds', () => {
  expect(after(['E_DEAD_LINK=off', 'E_DEAD_LINK=warn'])[0]).toBe('E_DEAD_LINK warning')
})

test('C24 strict makes warnings errors, those that were set so too', () => {
  expect(after(['E_DEAD_LINK=warn', 'E_SAME_TITLE=off'], true)).toEqual(['E_DEAD_LINK error', 'E_CONTRAST error'])
})

test.each([
  ['E_DEAD_LNK=off', 'There is no rule "E_DEAD_LNK". Did you mean "E_DEAD_LINK"?'],
  ['e_contrast=off', 'There is no rule "e_contrast". Did you mean "E_CONTRAST"?'],
  ['constructor=off', 'There is no rule "constructor". See the list in docs/rules.md.'],
  ['', 'There is no rule "". See the list in docs/rules.md.'],
  ['E_CONTRAST', '--rule E_CONTRAST: use E_CONTRAST=off, E_CONTRAST=warn or E_CONTRAST=error.'],
  ['E_CONTRAST=', '--rule E_CONTRAST=: use E_CONTRAST=off, E_CONTRAST=warn or E_CONTRAST=error.'],
  ['E_CONTRAST=eror', '--rule E_CONTRAST=eror: use E_CONTRAST=off, E_CONTRAST=warn or E_CONTRAST=error. Did you mean "error"?'],
  ['E_CONTRAST=off=off', '--rule E_CONTRAST=off=off: use E_CONTRAST=off, E_CONTRAST=warn or E_CONTRAST=error.'],
  ['E_CONTRAST=toString', '--rule E_CONTRAST=toString: use E_CONTRAST=off, E_CONTRAST=warn or E_CONTRAST=error.'],
  ['E_JSON=off', 'E_JSON is always an error, because it prevents every build.'],
])('--rule %s is wrong use', (word, failure) => {
  expect(readRuleSettings([word])).toEqual({ failure })
})

test('rules without which a site cannot be built may only be set to error, all others to anything', () => {
  for (const id of problemCodes) {
    const isNeeded = ruleGroups[ruleOf(id).group].isNeeded
    expect('failure' in readRuleSettings([`${id}=off`]), id).toBe(isNeeded)
    expect('failure' in readRuleSettings([`${id}=warn`]), id).toBe(isNeeded)
    expect(readRuleSettings([`${id}=error`]), id).toHaveProperty('settings')
  }
})

test('rules of site.json that cannot be set are reported at their keys, the others hold', () => {
  const { settings, problems } = rulesOfConfig(
    JSON.parse('{ "E_CONTRAST": "off", "E_CONTRST": "off", "E_JSON": "warn", "E_MISSING": "error", "toString": "off" }') as Record<
      string,
      'off' | 'warn' | 'error'
    >,
  )
  expect([...settings]).toEqual([
    ['E_CONTRAST', 'off'],
    ['E_MISSING', 'error'],
  ])
  expect(problems.map(({ code, file, keyPath, onKey, message, hint }) => [code, file, keyPath.join('.'), onKey, message, hint])).toEqual([
    ['E_RULE_SETTING', 'site.json', 'rules.E_CONTRST', true, 'there is no rule "E_CONTRST"', 'Did you mean "E_CONTRAST"?'],
    ['E_RULE_SETTING', 'site.json', 'rules.E_JSON', true, 'E_JSON is always an error, because it prevents every build', 'Remove it.'],
    ['E_RULE_SETTING', 'site.json', 'rules.toString', true, 'there is no rule "toString"', 'See the list in docs/rules.md.'],
  ])
})
