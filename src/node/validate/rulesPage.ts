import { type ProblemCode, rules } from '#src/site/checks/index.ts'
import type { Rule, RuleExample } from '#src/site/checks/rule.ts'
import { ruleGroups } from '#src/site/checks/ruleGroups.ts'
import { adviceOf } from '#src/site/checks/ruleOf.ts'

/** All rules as a Markdown page for docs/rules.md, with a trailing line break. */
export function rulesPage(): string {
  const groups = Object.entries(ruleGroups).map(([name, { title, about, isNeeded }]) => {
    const always = isNeeded ? ' They prevent every build, so they are always errors.' : ''
    return [`## ${title}`, `${about}${always}`, ...rules.filter(({ group }) => group === name).flatMap(entry)].join('\n\n')
  })
  return `${[INTRODUCTION, ...groups].join('\n\n')}\n`
}

const INTRODUCTION = `# Rules

All rules of \`npm run validate\`, by the code that each problem shows. This page is generated from the rules in \`src/site/checks\`.
Every example is a test of its rule, on a site without other problems.

Errors make validation fail; warnings do so only with \`--strict\`. The option \`--rule E_CODE=off\`, \`=warn\` or \`=error\` sets the
severity of a rule for one run. \`rules\` in \`site.json\`, such as \`"rules": { "E_CONTRAST": "error" }\`, sets it for every command.
The option takes precedence:

\`\`\`sh
npm run validate -- --rule E_SAME_TITLE=warn --rule E_CONTRAST=error
\`\`\``

function entry({ code, title, severity, about, example }: Rule<ProblemCode>): string[] {
  return [`### ${code}`, `**${title}** (${severity}). ${markdown(about)}`, `What to do: ${markdown(adviceOf(code))}`, ...shown(example)]
}

function shown(example: RuleExample): string[] {
  if ('inWords' in example) return [`Wrong: ${markdown(example.inWords.bad)} Right: ${markdown(example.inWords.good)}`]
  const { file, bad, good } = example
  return [`Wrong, in \`${file}\`${snippet(file, bad)}`, `Right${snippet(file, good)}`]
}

function snippet(file: string, text: string | null): string {
  if (text === null) return ': no such file.'
  if (text.trim() === '') return ': an empty file.'
  const language = file.slice(file.lastIndexOf('.') + 1)
  return `:\n\n\`\`\`${language}\n${fromTheLeft(text)}\n\`\`\``
}

/**
 * A piece of a file, moved to the left: its first line starts where the piece starts, and the others have their indentation in the file.
 */
function fromTheLeft(text: string): string {
  const [first = '', ...rest] = text.split('\n')
  const filled = rest.filter((line) => line.trim() !== '')
  const least = Math.min(...filled.map(indentOf))
  const closes = filled.some((line) => indentOf(line) === least && /^\s*[}\]]/.test(line))
  const surplus = filled.length === 0 ? 0 : Math.max(0, least - (/[[{]$/.test(first) && !closes ? 2 : 0))
  return [first, ...rest.map((line) => line.slice(surplus))].join('\n')
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length
}

/** A sentence with escaped Markdown characters. */
function markdown(sentence: string): string {
  return sentence.replace(/[\\`*_[\]<>#|]/g, '\\$&')
}
