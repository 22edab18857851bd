/** What is right in a value that a field refuses, from how the field says what is wrong. First that fits. */
const ACTIONS: readonly [why: RegExp, hint: (...parts: string[]) => string][] = [
  [/^must not be (?:empty|blank)$/, () => 'Fill it, or leave the field out when it is optional.'],
  [/^must not (end in|hold) (.+)$/, (verb, what) => (verb === 'hold' ? `Leave out ${what}.` : `Remove ${what} at its end.`)],
  [/^must (?:begin|start) with ([^,]+)(, such as .+)?/, (what, example = '') => `Begin it with ${what}${example}.`],
  [/^must (?:be|hold) (.+)$/, (what) => `Write ${what}.`],
]

/**
 * What to do about a value that a field refuses. `why` says what is wrong with it, `right` what it should be where that can be told from
 * it, and `about` what the field is for.
 */
export function valueHint(why: string, right: string | undefined, about: string | undefined): string {
  if (right !== undefined && right.length <= 80) return `Write ${right}.`
  for (const [form, hint] of ACTIONS) {
    const found = form.exec(why)
    if (found) return hint(...found.slice(1))
  }
  return `Change the value, or leave the field out when it is optional.${about === undefined ? '' : ` What it is for: ${about}`}`
}
