import { plainFrom } from '#src/site/redirects/plainFrom.ts'
import { queryPattern } from './apacheRules.ts'
import type { ListedRule, Rule } from './ListedRule.ts'
import { filledTarget, regexPattern } from './regexPattern.ts'

type Token = { text: string; line: number; isQuoted: boolean }
type Block = { words: string[]; line: number }

const HOST = /^(?:\$scheme|https?):\/\/(?:\$host|\$http_host|\$server_name|\$hostname)/i
const WHOLE = /\$(?:request_uri|uri|is_args|args|query_string|document_uri)/

/** Redirects of an nginx configuration: `rewrite`, `return` in a `location` or an `if`, and the lines of a `map`. */
export function nginxRules(text: string, file: string): ListedRule[] {
  const rules: ListedRule[] = []
  const blocks: Block[] = []
  let words: string[] = []
  let line = 0
  const isBare = !/[{}]/.test(text) && !/\b(?:rewrite|return)\s/.test(text)
  for (const token of tokensOf(text)) {
    if (words.length === 0) ({ line } = token)
    if (token.isQuoted || !/^[;{}]$/.test(token.text)) {
      words.push(token.text)
      continue
    }
    if (token.text === '{') blocks.push({ words, line })
    else if (token.text === '}') blocks.pop()
    else if (words.length > 0) {
      const rule = ruleOf(words, blocks, isBare)
      if (rule) rules.push({ where: `${file}:${line}`, ...rule })
    }
    words = []
  }
  return rules
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let line = 1
  // A brace within a regular expression is not one of the configuration.
  for (const [token] of text.matchAll(
    /\n|#[^\n]*|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[;{}]|(?:[^\s;{}"'\\#]|\\.|\{\d+(?:,\d*)?\}|(?<=\$)\{\w+\}|(?<=\S)[#"'])+/g,
  )) {
    if (token === '\n') line += 1
    else if (!token.startsWith('#')) {
      const isQuoted = /^["']/.test(token)
      tokens.push({ text: isQuoted ? token.slice(1, -1).replace(/\\(["'])/g, '$1') : token, line, isQuoted })
      line += token.split('\n').length - 1
    }
  }
  return tokens
}

function ruleOf(words: readonly string[], blocks: readonly Block[], isBare: boolean): Rule | undefined {
  const inner = blocks.at(-1)?.words ?? []
  if (inner[0] === 'map' || isBare) return mapped(words, inner)
  if (words[0] === 'rewrite') return rewritten(words.slice(1), inner)
  if (words[0] !== 'return') return undefined
  const [first = '', second] = words.slice(1)
  const status = /^\d{3}$/.test(first) ? Number(first) : 302
  const to = /^\d{3}$/.test(first) ? second : first
  if (![301, 302, 303, 307, 308, 410, 451].includes(status)) return undefined
  if (to !== undefined && WHOLE.test(to.replace(/\$is_args\$(?:args|query_string)$/, '')))
    return { why: 'it changes the host or the protocol of all addresses, which the host of the site does' }
  if (to !== undefined && /^\$(?!scheme|host|http_host|server_name|\d)/.test(to))
    return { why: `it leads to ${to}, the result of a map; the lines of the map count instead` }
  return returned(inner, to?.replace(/\$is_args\$(?:args|query_string)$/, ''), status)
}

function returned(block: readonly string[], to: string | undefined, status: number): Rule {
  const [name, ...said] = block
  if (name === 'location') {
    const [sign, place = ''] = said.length > 1 ? said : ['', said[0]]
    if (sign === '=') return settled(plainFrom(place), [], to, status)
    if (sign === '~' || sign === '~*') return byRegex(place, to, status)
    const plain = place.replace(/\/$/, '') || '/'
    if (plain === '/') return { why: 'it redirects all addresses, which the host of the site does' }
    // Without placeholders in the target, all addresses below lead to the same one.
    return settled(`${plainFrom(plain)}/*`, [], to, status)
  }
  if (name === 'if') {
    const asked = said.join(' ').replace(/^\(/, '').replace(/\)$/, '').trim()
    const [variable = '', sign = '', ...rest] = asked.split(' ')
    const value = rest.join(' ')
    if (/^\$(?:uri|document_uri|request_uri)$/.test(variable))
      return sign === '=' ? settled(plainFrom(value), [], to, status) : byRegex(value, to, status)
    const parameter = /^\$arg_(\w+)$/.exec(variable)?.[1]
    if (parameter !== undefined && sign === '=') return settled(`/?${parameter}=${value}`, [], to, status)
    if (/^\$(?:args|query_string)$/.test(variable)) {
      const found = sign === '=' ? queryPattern(value.replace(/[.]/g, '\\.')) : queryPattern(value)
      return 'why' in found ? found : settled(`/${found.query}`, found.groups, to, status)
    }
    return { why: `it depends on ${variable || said.join(' ')}, which redirects cannot ask for` }
  }
  return { why: 'it redirects all addresses of a server, which the host of the site does' }
}

function rewritten([regex = '', target = '', flag = '']: readonly string[], block: readonly string[]): Rule {
  if (block[0] === 'if') return { why: `it depends on ${block.slice(1).join(' ')}, which redirects cannot ask for` }
  const isOther = /^(?:https?:\/\/|\$scheme)/i.test(target)
  if (flag !== 'permanent' && flag !== 'redirect' && !isOther)
    return { why: 'it shows another page at the same address; it is not a redirect' }
  if (WHOLE.test(target)) return { why: 'it changes the host or the protocol of all addresses, which the host of the site does' }
  const rule = byRegex(regex, target.replace(/\?$/, ''), flag === 'permanent' ? 301 : 302)
  return target.endsWith('?') && 'from' in rule ? { ...rule, keepQuery: false } : rule
}

function mapped(words: readonly string[], block: readonly string[]): Rule | undefined {
  const [from = '', to = ''] = words
  if (/^(?:default|hostnames|volatile|include)$/.test(from))
    return from === 'include' ? { why: `the lines of ${to} are in another file; import that file, too` } : undefined
  const [, source = '$uri'] = block
  const parameter = /^\$arg_(\w+)$/.exec(source)?.[1]
  if (!/^\$(?:uri|request_uri|document_uri)$/.test(source) && parameter === undefined)
    return { why: `it depends on ${source}, which redirects cannot ask for` }
  if (/^[01]$/.test(to) || to === '') return { why: 'it leads to no address' }
  if (parameter !== undefined) return settled(`/?${parameter}=${from}`, [], to, 301)
  return from.startsWith('~') ? byRegex(from.replace(/^~\*?/, ''), to, 301) : settled(plainFrom(from), [], to, 301)
}

function byRegex(regex: string, to: string | undefined, status: number): Rule {
  const [path, query] = regex.split('\\?')
  const found = regexPattern(path!)
  if ('why' in found) return found
  const asked = query === undefined ? { query: '', groups: [] } : queryPattern(query)
  if ('why' in asked) return asked
  const from = asked.query === '' ? found.from : found.from.replace(/\/\*$/, '') || '/'
  return settled(from + asked.query, [...found.groups, ...asked.groups], to, status, found.note)
}

function settled(from: string, groups: readonly string[], to: string | undefined, status: number, note?: string): Rule {
  if (to === undefined) return { from, to, status, note }
  const filled = filledTarget(to.replace(HOST, '') || '/', groups)
  return 'why' in filled ? filled : { from, to: filled.to, status, note }
}
