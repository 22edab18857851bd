import { jsonText } from './jsonText.ts'
import type { Reporter } from './reporter.ts'
import { hintOf } from './sentence.ts'

/**
 * For programs. `version` rises when a field changes its meaning or goes; fields may be added. `fixable` problems are those that `--fix`
 * can fix; those of a rule with the same `cause` come from one thing, such as a page that is gone.
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
