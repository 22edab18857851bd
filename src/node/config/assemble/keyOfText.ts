import type { KeyPath } from '#src/site/site.ts'

/** Key of a text: the field that contains it or names its file. */
export function keyOfText({ file, keyPath }: { file: string; keyPath: KeyPath }): string {
  return `${file}#${keyPath.join('.')}`
}
