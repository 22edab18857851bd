import { jsonText } from './jsonText.ts'
import type { Reporter } from './reporter.ts'
import { hintOf } from './sentence.ts'

/**
 * For programs. `version` increases when a field changes its meaning or is removed; fields may be added. `--fix` can fix `fixable`
 * problems. Problems of a rule with the same `cause` have the same origin, such as a missing page.
 */
export const json: Reporter = ({ valid, checked, problems }) =>
  jsonText({
    version: 1,
    valid,
    checked: { files: checked.files, pages: checked.pages },
    problems: problems.map((problem) => {
      const { severity, code, file, line, column, endLine, endColumn, path, message } = problem
      return {
        severity,
        rule: code,
        file,
        line,
        column,
        endLine,
        endColumn,
        path,
        message,
        hint: hintOf(problem),
        fixable: problem.fix !== undefined,
        ...(problem.cause !== undefined && { cause: problem.cause }),
      }
    }),
  })
