const REFUSED: [test: (segment: string) => boolean, why: string][] = [
  [(segment) => /\p{Cc}/u.test(segment), 'it contains a control character'],
  [(segment) => /[\\:%?#*"<>|]/.test(segment), 'it contains a character that has a special meaning in addresses or on some systems'],
  [(segment) => segment === '', 'a part of it is empty'],
  [(segment) => /^\.(?!well-known$)/.test(segment), 'a part of it starts with a dot'],
  [(segment) => /[. ]$|^ /.test(segment), 'a part of it begins or ends with a space, or ends with a dot'],
  [(segment) => /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(segment), 'a part of it is a reserved name on Windows'],
  [(segment) => new TextEncoder().encode(segment).length > 200, 'a part of it is longer than 200 bytes'],
]

/**
 * Why a path, without leading slash, cannot be written on every system, as part of a sentence; undefined if it can. The empty path is the
 * folder itself.
 */
export function nameFault(path: string): string | undefined {
  for (const segment of path === '' ? [] : path.split('/')) {
    const rule = REFUSED.find(([test]) => test(segment))
    if (rule) return rule[1]
  }
  return undefined
}
