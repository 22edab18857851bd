const ASIDE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const CONTROL = /[\u0000-\u001f\u007f]/g
const C1_CONTROL = /[\u0080-\u009f\u2028\u2029]/g
// CI runners look for these anywhere in a line: `##[command]`, `##vso[command]`, `##teamcity[command]`.
const RUNNER_COMMAND = /##(?=[a-z]*\[)/gi

/**
 * Text from config on one line, without terminal or CI commands. Each code unit is replaced with exactly one, which preserves columns: a
 * tab with a space, a control character with its symbol (␛), an unpaired surrogate or direction mark with `�`.
 */
export function printable(text: string): string {
  return text
    .replaceAll('\t', ' ')
    .replace(CONTROL, (character) => (character === '\u007f' ? '\u2421' : String.fromCharCode(0x2400 + character.charCodeAt(0))))
    .replace(C1_CONTROL, '\ufffd')
    .replace(ASIDE, '\ufffd')
    .replace(RUNNER_COMMAND, '#\uff03')
}
