import type { Problem } from '#src/site/problem.ts'

/** Problems by file and place; one that was found on several ways, such as by each page that shows a fragment, is told once. */
export function sortedProblems(problems: readonly Problem[]): Problem[] {
  const once = new Map(problems.map((problem) => [keyOf(problem), problem]))
  return [...once.values()].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column))
}

function keyOf({ code, severity, file, line, column, path, message, hint }: Problem): string {
  return [code, severity, file, line, column, path, message, hint].join('\n')
}
