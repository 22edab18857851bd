import { isFields } from '#src/site/isFields.ts'

type Json = { [key: string]: unknown }

/** Types of other tools, and those of the format that they mean. */
const TYPES: Readonly<Record<string, string>> = {
  borderRadius: 'dimension',
  borderWidth: 'dimension',
  boxShadow: 'shadow',
  fontFamilies: 'fontFamily',
  fontSize: 'dimension',
  fontSizes: 'dimension',
  fontWeights: 'fontWeight',
  sizing: 'dimension',
  spacing: 'dimension',
}

/** Keys of tokens in earlier formats. */
const KEYS: Readonly<Record<string, string>> = { value: '$value', type: '$type', description: '$description', comment: '$description' }

/**
 * Tokens in the spelling of the format: with `$value` and `$type` instead of the `value` and `type` of Tokens Studio and Style Dictionary,
 * and with its types instead of those of tools.
 */
export function inSpelling(document: Json): Json {
  return spelled(document, !JSON.stringify(document).includes('"$value"')) as Json
}

function spelled(node: unknown, isEarlier: boolean): unknown {
  if (!isFields(node)) return node
  const isToken = '$value' in node || (isEarlier && isEarlierToken(node))
  return Object.fromEntries(
    Object.entries(node).map(([written, value]) => {
      const key = isEarlier && isToken ? (KEYS[written] ?? written) : written
      if (key === '$type' && typeof value === 'string') return [key, TYPES[value] ?? value]
      return [key, isToken || key.startsWith('$') ? value : spelled(value, isEarlier)]
    }),
  )
}

/** Groups may have a token of the name `value`. */
function isEarlierToken({ value, type }: Json): boolean {
  return value !== undefined && (!isFields(value) || typeof type === 'string')
}
