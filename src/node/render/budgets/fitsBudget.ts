import type { Budget } from '#schemas/budget.ts'
import type { PageKind } from '#schemas/pageKind.ts'

/** Whether a budget applies to a page. */
export function fitsBudget({ kind, path }: Pick<Budget, 'kind' | 'path'>, page: { path: string; kind: PageKind }): boolean {
  return (kind === undefined || kind === page.kind) && (path === undefined || fitsPath(path, page.path))
}

/** `*` matches anything. */
function fitsPath(pattern: string, path: string): boolean {
  const [start = '', ...others] = pattern.split('*')
  if (others.length === 0) return path === pattern
  const end = others.pop()!
  if (!path.startsWith(start)) return false
  let at = start.length
  for (const part of others) {
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return path.length - end.length >= at && path.endsWith(end)
}
