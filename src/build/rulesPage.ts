import { type Rule, ruleGroups, ruleIds, rules } from './rules.ts'

/** The catalogue of rules as a Markdown page for docs/rules.md, with a line break at its end. */
export function rulesPage(): string {
  const groups = Object.entries(ruleGroups).map(([name, { title, about, isNeeded }]) => {
    const ids = ruleIds.filter((id) => rules[id].group === name)
    const always = isNeeded ? ' Without these no site can be built, so they are always errors.' : ''
    return [`## ${title}`, `${about}${always}`, ...ids.flatMap((id) => entry(id, rules[id]))].join('\n\n')
  })
  return `${[INTRODUCTION, ...groups].join('\n\n')}\n`
}

const INTRODUCTION = `# Rules

What \`npm run validate\` finds, by the code that stands in every problem. This page is made from \`src/build/rules.ts\`.

An error fails the check; a warning does not, unless \`--strict\` is given. \`--rule E_CODE=off\`, \`=warn\` or \`=error\` changes one rule for one run:

\`\`\`sh
npm run validate -- --rule E_SAME_TITLE=warn --rule E_CONTRAST=error
\`\`\``

function entry(id: string, { title, severity, about, hint }: Rule): string[] {
  return [`### ${id}`, `**${title}** (${severity}). ${markdown(about)}`, `What to do: ${markdown(hint)}`]
}

/** A sentence whose signs are not taken for markup. */
function markdown(sentence: string): string {
  return sentence.replace(/[\\`*_[\]<>#|]/g, '\\$&')
}
