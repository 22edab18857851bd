import type { KeyPath } from '#src/site/site.ts'

/** Names a text by the field that holds it or names its file. */
export function keyOfText({ file, keyPath }: { file: string; keyPath: KeyPath }): string {
  return `${file}#${keyPath.join('.')}`
}
