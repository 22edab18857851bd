import type { PageMeta } from '#src/site/site.ts'

/** The day under which an article is listed: that of its publication, or of its last change. */
export function dayOf({ published, updated }: Pick<PageMeta, 'published' | 'updated'>): string {
  return published ?? updated
}
