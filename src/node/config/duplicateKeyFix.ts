import { type Node, getNodePath, getNodeValue } from 'jsonc-parser'
import type { Fix } from '#src/site/fix.ts'

/**
 * Takes away the second of two keys of one name when both have the same value; undefined when they differ, so that a person must choose.
 */
export function duplicateKeyFix(file: string, first: Node, second: Node): Fix | undefined {
  const [one, other] = [first, second].map((key) => key.parent?.children?.[1])
  if (!one || !other || JSON.stringify(getNodeValue(one)) !== JSON.stringify(getNodeValue(other))) return undefined
  return { do: 'remove', label: `Remove the second "${String(second.value).slice(0, 60)}"`, file, keyPath: getNodePath(other) }
}
