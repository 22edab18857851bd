/**
 * A value as indented JSON. Characters that would control a terminal or a runner that reads the output are written as `\u` escapes, so a
 * parser gets the same value.
 */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, null, 2)
    .replace(
      /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
    .replace(/##(?=[a-z]*\[)/gi, '#\\u0023')
}
