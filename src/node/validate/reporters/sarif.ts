import { printable } from '#src/node/text/printable.ts'
import { adviceOf, problemCodes, ruleOf } from '#src/site/checks/ruleOf.ts'
import { ruleGroups } from '#src/site/checks/ruleGroups.ts'
import type { ProblemCode } from '#src/site/checks/index.ts'
import type { Problem } from '#src/site/problem.ts'
import { jsonText } from './jsonText.ts'
import type { Reporter } from './reporter.ts'
import { hintOf } from './sentence.ts'

/** For code scanning: a SARIF 2.1.0 log with all rules. Paths are relative to the working directory of the command. */
export const sarif: Reporter = ({ problems }) =>
  jsonText({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'page-builder validate', rules: problemCodes.map(descriptor) } },
        columnKind: 'utf16CodeUnits',
        invocations: [{ executionSuccessful: true }],
        results: problems.map(result),
      },
    ],
  })

function descriptor(id: ProblemCode) {
  const { title, about, severity, group } = ruleOf(id)
  return {
    id,
    name: pascalCase(id.slice('E_'.length)),
    shortDescription: { text: title },
    fullDescription: { text: about },
    help: { text: `${about} ${adviceOf(id)}` },
    defaultConfiguration: { level: severity },
    properties: { tags: [ruleGroups[group].title] },
  }
}

function result(problem: Problem) {
  const { code, severity, file, line, column, endLine, endColumn, path, message } = problem
  const words = printable(`${message}. ${hintOf(problem)}`)
  return {
    ruleId: code,
    ruleIndex: problemCodes.indexOf(code),
    level: severity,
    // `[words](target)` is a link in a message, which text from config must not create.
    message: { text: words.replaceAll('](', '] (') },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: relativeUri(file) },
          region: { startLine: line, startColumn: column, endLine, endColumn },
        },
        ...(path && { logicalLocations: [{ fullyQualifiedName: path, kind: 'member' }] }),
      },
    ],
  }
}

/** A path with every part encoded, so that it is a relative reference and never a URL with a scheme. */
function relativeUri(file: string): string {
  const wellFormed = file.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
  return wellFormed.split('/').map(encodeURIComponent).join('/')
}

function pascalCase(words: string): string {
  return words
    .split('_')
    .map((word) => word[0]! + word.slice(1).toLowerCase())
    .join('')
}
