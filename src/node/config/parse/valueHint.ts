/** Hints by the message of a field. The first match applies. */
const ACTIONS: readonly [why: RegExp, hint: (...parts: string[]) => string][] = [
  [/^must (?:not be empty|contain more than spaces)$/, () => 'Fill it in, or leave the field out if it is optional.'],
  [/^must not (end with|contain) (.+)$/, (verb, what) => (verb === 'contain' ? `Remove ${what}.` : `Remove ${what} at its end.`)],
  [/^must start with ([^,]+)(, such as .+)?/, (what, example = '') => `Start it with ${what}${example}.`],
  [/^must (?:be|contain) (.+)$/, (what) => `Write ${what}.`],
]

/**
 * What to do about a refused value. `why` is the message, `right` the valid spelling if known, and `about` the description of the field.
 */
export function valueHint(why: string, right: string | undefined, about: string | undefined): string {
  if (right !== undefined && right.length <= 80) return `Write ${right}.`
  for (const [form, hint] of ACTIONS) {
    const found = form.exec(why)
    if (found) return hint(...found.slice(1))
  }
  return `Change the value, or leave the field out if it is optional.${about === undefined ? '' : ` Description of the field: ${about}`}`
}
