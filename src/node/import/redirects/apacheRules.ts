import { plainFrom } from '#src/site/redirects/plainFrom.ts'
import type { ListedRule, Rule } from './ListedRule.ts'
import { type RegexPattern, filledTarget, regexPattern } from './regexPattern.ts'

type Condition = { on: string; regex: string; isOr: boolean }

const NAMES: Record<string, number> = { permanent: 301, temp: 302, seeother: 303, gone: 410 }

/** Redirects of an Apache configuration or `.htaccess`. Directives that have nothing to do with addresses are not rules. */
export function apacheRules(text: string, file: string): ListedRule[] {
  const rules: ListedRule[] = []
  let conditions: Condition[] = []
  let base = ''
  let number = 0
  let before = ''
  for (const line of text.split(/\r?\n/)) {
    number += 1
    if (line.endsWith('\\')) {
      before += `${line.slice(0, -1)} `
      continue
    }
    const [name = '', ...words] = wordsIn(before + line)
    before = ''
    const where = `${file}:${number}`
    switch (name.toLowerCase()) {
      case 'rewritebase':
        base = (words[0] ?? '').replace(/\/$/, '')
        break
      case 'rewritecond':
        conditions.push({ on: words[0] ?? '', regex: words[1] ?? '', isOr: /\bOR\b|ornext/i.test(words[2] ?? '') })
        break
      case 'rewriterule':
        rules.push({ where, ...rewriteRule(words, conditions, base) })
        conditions = []
        break
      case 'redirect':
      case 'redirectpermanent':
      case 'redirecttemp':
      case 'redirectmatch':
        rules.push({ where, ...redirect(name.toLowerCase(), words) })
    }
  }
  return rules
}

/** The words of a line; those in quotation marks may contain spaces. */
function wordsIn(line: string): string[] {
  if (/^\s*#/.test(line)) return []
  return [...line.matchAll(/"((?:[^"\\]|\\.)*)"|(?:[^\s\\]|\\.)+/g)].map(([word, quoted]) => (quoted ?? word).replace(/\\([" ])/g, '$1'))
}

function redirect(name: string, words: readonly string[]): Rule {
  const [first = ''] = words
  const said = name === 'redirectpermanent' ? 301 : name === 'redirecttemp' ? 302 : (NAMES[first.toLowerCase()] ?? Number(first))
  const hasStatus = !name.startsWith('redirectp') && !name.startsWith('redirectt') && !Number.isNaN(said)
  const status = Number.isNaN(said) ? 302 : said
  const [from = '', to] = hasStatus ? words.slice(1) : words
  if (from === '') return { why: 'it has no address' }
  if (name !== 'redirectmatch') return { from: plainFrom(from), to: to?.replace(/\\(?=[.:/])/g, ''), status, isPrefix: to !== undefined }
  const found = regexPattern(from)
  if ('why' in found) return found
  if (to === undefined) return { from: found.from, to, status, note: found.note }
  const filled = filledTarget(to, found.groups)
  return 'why' in filled ? filled : { from: found.from, to: filled.to, status, note: found.note }
}

function rewriteRule([pattern = '', target = '', written = '']: readonly string[], conditions: readonly Condition[], base: string): Rule {
  const flags = new Map(
    written
      .replace(/^\[|\]$/g, '')
      .split(',')
      .map((flag) => {
        const [name = '', value = ''] = flag.trim().split('=')
        return [SHORT[name.toLowerCase()] ?? name.toUpperCase(), value.toLowerCase()] as const
      }),
  )
  if (flags.has('F')) return { why: 'it forbids an address; it is not a redirect' }
  if (flags.has('P')) return { why: 'it passes requests on to another server; it is not a redirect' }
  const isGone = flags.has('G') || flags.get('R') === '410'
  const isOther = /^https?:/i.test(target)
  if (!isGone && !flags.has('R') && !isOther) return { why: 'it shows another file at the same address; it is not a redirect' }
  const status = isGone ? 410 : (NAMES[flags.get('R') ?? ''] ?? Number(flags.get('R') || 302))
  if (/%\{(?:HTTP_HOST|SERVER_NAME)\}%?\{?(?:REQUEST_URI)|%\{REQUEST_URI\}/i.test(target))
    return { why: 'it changes the host or the protocol of all addresses, which the host of the site does' }

  const onHost = conditions.filter(({ on }) => /HTTP_HOST|SERVER_NAME|%\{HTTPS\}|SERVER_PORT|REQUEST_SCHEME|X-Forwarded-Proto/i.test(on))
  const others = conditions.filter((condition) => !onHost.includes(condition) && !/REQUEST_FILENAME/i.test(condition.on))
  const isAll = /^\^?(?:\(?\.\*\)?|\(?\.\+\)?|\.)?\$?$|^\^$/.test(pattern)
  if (onHost.length > 0 && isAll && others.length === 0)
    return { why: 'it changes the host or the protocol of all addresses, which the host of the site does' }
  const query = others.find(({ on }) => /^%\{(?:QUERY_STRING)\}$/i.test(on))
  const path = others.find(({ on }) => /^%\{REQUEST_URI\}$/i.test(on))
  const unknown = others.find((condition) => condition !== query && condition !== path) ?? others.find(({ isOr }) => isOr)
  if (unknown) return { why: `it depends on ${unknown.on}${unknown.isOr ? ' in several ways' : ''}, which redirects cannot ask for` }
  if (others.length > Number(query !== undefined) + Number(path !== undefined))
    return { why: `it has several conditions for ${others[0]!.on}` }
  if (path && !isAll) return { why: 'it has two expressions for the path' }
  const negated = others.find(({ regex }) => regex.startsWith('!')) ?? (pattern.startsWith('!') ? { on: 'the path' } : undefined)
  if (negated) return { why: `it applies where ${negated.on} does not fit` }

  const isHome = query !== undefined && !path && /^\^?\/?\$?$/.test(pattern)
  const found: RegexPattern | { why: string } = isHome
    ? { from: '/', groups: [] }
    : path
      ? regexPattern(path.regex)
      : query && isAll
        ? { from: '/', groups: [], note: 'applies to the home page only; the rule applies to every page' }
        : regexPattern(pattern)
  if ('why' in found) return found
  const asked = query === undefined ? { query: '', groups: [] } : queryPattern(query.regex)
  if ('why' in asked) return asked
  const isFolder = found.from.endsWith('/*') && asked.query !== ''
  const from = `${base}${isFolder ? found.from.slice(0, -2) || '/' : found.from}${asked.query}`
  const note =
    [found.note, onHost.length > 0 ? 'applies to every host and protocol of the site' : undefined].filter(Boolean).join('; ') || undefined
  if (isGone) return { from, to: undefined, status, note }
  const own = path ? [] : found.groups
  const first = filledTarget(target.replace(/\\(?=[.:/-])/g, ''), own)
  const filled = 'why' in first ? first : filledTarget(first.to, path ? found.groups : asked.groups, '%')
  if ('why' in filled) return filled
  const dropsQuery = flags.has('QSD') || (filled.to.includes('?') && !flags.has('QSA'))
  const to = filled.to.replace(/\?$/, '')
  const rooted = /^(?:https?:)?\//i.test(to) ? to : `${base}/${to}`
  return { from, to: rooted, status, ...(dropsQuery ? { keepQuery: false as const } : {}), note }
}

const SHORT: Record<string, string> = { redirect: 'R', gone: 'G', forbidden: 'F', proxy: 'P', qsappend: 'QSA', qsdiscard: 'QSD' }

/** A query as redirects have it, from a regular expression such as `^p=(\d+)$` or `(^|&)id=7(&|$)`. */
export function queryPattern(regex: string): { query: string; groups: string[] } | { why: string } {
  const groups: string[] = []
  const plain = regex
    .replace(/^\^/, '')
    .replace(
      /^\((?:\?:)?(?:\^\|&|&\|\^)\)|^\(\.\*&\)\?|^\(\?:\.\*&\)\?|^\.\*/,
      (start) => (/^\((?!\?:)/.test(start) && groups.push(''), ''),
    )
    .replace(/\$$/, '')
    .replace(/\((?:\?:)?(?:&\|\$|\$\|&)\)$|\(?:?&\.\*\)\?$|&?\.\*$|\(&\.\*\)\?$/, '')
  const parameters: string[] = []
  for (const parameter of plain.split('&')) {
    const [, name, value = ''] = /^([\w.\\-]+)(?:\\?=(.*))?$/s.exec(parameter) ?? []
    if (name === undefined) return { why: `the expression for its query, ${regex}, is more than parameters such as p=12` }
    const isAny = /^\((?:\\d|\[0-9\]|\\w|\[\^&\]|\[[\w-]+\]|\.)(?:[*+]|\{\d+(?:,\d*)?\})\)$|^(?:\\d|\[0-9\]|\[\^&\])[*+]$/.test(value)
    const text = value.replace(/\\([^a-zA-Z0-9])/g, '$1')
    if (!isAny && /[\\^$|?*+()[\]{}]/.test(text))
      return { why: `the expression for its query, ${regex}, is more than parameters such as p=12` }
    const placeholder = `{q${parameters.length + 1}}`
    if (isAny && value.startsWith('(')) groups.push(placeholder)
    parameters.push(`${name.replaceAll('\\', '')}=${isAny ? placeholder : text}`)
  }
  return { query: `?${parameters.join('&')}`, groups }
}
