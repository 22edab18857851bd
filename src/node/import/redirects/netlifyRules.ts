import type { ListedRule, Rule } from './ListedRule.ts'

/** Redirects of a `_redirects` file of Netlify or Cloudflare: in each line an address, parameters, the target, and a status. */
export function netlifyRules(text: string, file: string): ListedRule[] {
  return text.split(/\r?\n/).flatMap((line, index): ListedRule[] => {
    const comment = line.search(/(?:^|\s)#/)
    const words = (comment < 0 ? line : line.slice(0, comment)).trim().split(/\s+/)
    return words[0] === '' ? [] : [{ where: `${file}:${index + 1}`, ...ruleOf(words) }]
  })
}

function ruleOf([from = '', ...words]: readonly string[]): Rule {
  const at = words.findIndex((word) => /^(?:\/|https?:\/\/)/i.test(word))
  if (at < 0) return { why: 'it has no target' }
  const parameters = words.slice(0, at)
  const [to = '', status = '301', ...conditions] = words.slice(at)
  const code = Number.parseInt(status, 10)
  if (code === 200) return { why: 'it shows another page at the same address (status 200); it is not a redirect' }
  if (conditions.length > 0) return { why: `it depends on ${conditions.join(' ')}, which redirects cannot ask for` }
  const query = parameters.length > 0 ? `?${parameters.map(named).join('&')}` : ''
  return { from: named(from) + query, to: code === 410 ? undefined : named(to).replace(/(^|\/)\{splat\}/, '$1*'), status: code }
}

/** A text with `:name` as `{name}`. */
function named(text: string): string {
  return text.replace(/(?<!https?):([a-zA-Z]\w*)/gi, (_, name: string) => `{${name.replaceAll('_', '')}}`)
}
