/** Supported encodings, best first, with the extensions of their files. */
export const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

export type Encoding = (typeof ENCODINGS)[number][0]

/**
 * The available encoding that the client prefers (RFC 9110, 12.5.3); `null` is the file itself. Of equally preferred ones, the best
 * compression. If the client refuses all, the file itself is sent.
 */
export function chooseEncoding(header: string | undefined, available: readonly Encoding[]): Encoding | null {
  if (!header || available.length === 0) return null
  const weights = new Map(header.toLowerCase().split(',').map(weighed))
  const others = weights.get('*')
  let best: Encoding | null = null
  // Encodings that are not listed are acceptable, but only if no listed one is available.
  let most = weights.get('identity') ?? (others === undefined ? Number.MIN_VALUE : others)
  for (const [name] of ENCODINGS.toReversed()) {
    const weight = weights.get(name) ?? (name === 'gzip' ? weights.get('x-gzip') : undefined) ?? others ?? 0
    if (weight === 0 || weight < most || !available.includes(name)) continue
    best = name
    most = weight
  }
  return best
}

function weighed(part: string): [name: string, weight: number] {
  const [name = '', ...rest] = part.split(';').map((piece) => piece.trim())
  const weight = rest.find((piece) => piece.startsWith('q='))?.slice(2)
  return [name, weight === undefined ? 1 : /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? Number(weight) : 0]
}
