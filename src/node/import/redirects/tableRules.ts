import { CsvError, parse } from 'csv-parse/sync'
import { plainFrom } from '#src/site/redirects/plainFrom.ts'
import { ImportFault } from '#src/node/import/importFault.ts'
import type { ListedRule, Rule } from './ListedRule.ts'
import { filledTarget, regexPattern } from './regexPattern.ts'

/** Names of columns in lists of people and in exports of plug-ins, in lower case without spaces and signs. */
const COLUMNS = {
  from: 'source sourceurl from fromurl old oldurl oldaddress oldpath origin redirectfrom request requesturl url altealt alteadresse quelle von ancienne source_url',
  to: 'target targeturl to tourl new newurl newaddress newpath destination destinationurl redirectto location goal ziel nach neu neueadresse nouvelle',
  status: 'code statuscode httpcode actioncode redirectcode status type redirecttype httpstatus',
  match: 'regex isregex format matching matchtype fromregex enableregex',
  isOn: 'enabled active status',
} as const
const isNamed = (name: string, key: keyof typeof COLUMNS) => COLUMNS[key].split(' ').includes(name.toLowerCase().replace(/[^a-z]/g, ''))

/** Redirects of a table, with or without names of its columns. Throws an `ImportFault` if it cannot be read. */
export function csvRules(text: string, file: string): ListedRule[] {
  const records = recordsOf(text, file)
  const [first] = records
  if (!first) return []
  const hasHeader = !first.cells.some((cell) => /^(?:\/|https?:\/\/)/i.test(cell)) && first.cells.some((cell) => isNamed(cell, 'from'))
  const rows = hasHeader ? records.slice(1) : records
  const column = (key: keyof typeof COLUMNS, fits: (cell: string) => boolean = () => true) =>
    hasHeader ? first.cells.findIndex((name, index) => isNamed(name, key) && rows.every(({ cells }) => fits(cells[index] ?? ''))) : -1
  const isStatus = (cell: string) => /^(?:\d{3})?$/.test(cell)
  const from = hasHeader ? column('from') : 0
  const to = hasHeader ? column('to') : 1
  const hasStatus = (index: number) => rows.every(({ cells }) => isStatus(cells[index] ?? ''))
  const status = hasHeader ? column('status', isStatus) : [2, 3, 4].findIndex(hasStatus) + 2
  const match = column('match')
  const isOn = column('isOn', (cell) => /^(?:|active|inactive|enabled|disabled|trashed)$/i.test(cell))
  return rows.map(({ cells, line }): ListedRule => {
    const cell = (index: number) => (index < 0 ? '' : (cells[index] ?? '').trim())
    const where = `${file}:${line}`
    if (/^(?:inactive|disabled|trashed)$/i.test(cell(isOn))) return { where, why: 'it was switched off' }
    const kind = cell(match).toLowerCase()
    return {
      where,
      ...tableRule({
        from: cell(from),
        to: cell(to),
        status: Number(cell(status) || 301),
        kind: /^(?:1|true|yes|regex|regexp)$/.test(kind)
          ? 'regex'
          : kind === 'start' || kind === 'contains' || kind === 'end'
            ? kind
            : 'exact',
      }),
    }
  })
}

function recordsOf(text: string, file: string): { cells: string[]; line: number }[] {
  const [head = ''] = text.replace(/"(?:[^"]|"")*"/g, '').split(/\r?\n/, 1)
  const delimiter = ['\t', ';', ','].reduce((best, sign) => (head.split(sign).length > head.split(best).length ? sign : best))
  try {
    const found = parse(text, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      relax_quotes: true,
      trim: true,
      info: true,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    return found.filter(({ record }) => record.some((cell) => cell !== '')).map(({ record, info }) => ({ cells: record, line: info.lines }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new ImportFault(`${file} cannot be read as a table: ${error.message}. Correct it, and import it again.`)
  }
}

type TableRow = { from: string; to: string; status: number; kind: 'exact' | 'start' | 'contains' | 'end' | 'regex' }

/** A row as a rule. */
export function tableRule({ from, to, status, kind }: TableRow): Rule {
  if (from === '') return { why: 'it has no old address' }
  const goal = status === 410 || status === 451 ? undefined : to
  if (goal === '') return { why: 'it has no target' }
  if (kind === 'contains' || kind === 'end')
    return { why: `it applies to addresses that ${kind === 'end' ? 'end with' : 'contain'} a text, which patterns cannot express` }
  if (kind === 'start') return { from: `${rooted(from).replace(/\/$/, '')}/*`, to: goal, status }
  if (kind === 'exact' || !/[\\^$.|?*+()[\]]/.test(from)) {
    const isOpen = /^[^*?]+\/\*$/.test(from)
    return { from: isOpen ? rooted(from) : plainFrom(rooted(from)), to: goal, status }
  }
  const found = regexPattern(from.replace(/^https?:\\?\/\\?\/[^/]+/, ''))
  if ('why' in found) return found
  const filled = goal === undefined ? { to: goal } : filledTarget(goal, found.groups)
  return 'why' in filled ? filled : { from: found.from, to: filled.to, status, note: found.note }
}

/** Plug-ins leave the first slash out. */
function rooted(address: string): string {
  return /^(?:\/|https?:\/\/)/i.test(address) ? address : `/${address}`
}

/** Redirects of a JSON file: a list of objects, or the export of the plug-in Redirection. Throws an `ImportFault` if it is another one. */
export function jsonRules(text: string, file: string): ListedRule[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new ImportFault(`${file} is not valid JSON. Export it again.`)
  }
  const list = Array.isArray(value) ? (value as unknown[]) : (value as { redirects?: unknown } | null)?.redirects
  if (!Array.isArray(list))
    throw new ImportFault(`${file} has no list of redirects. Name the export of a redirect plug-in, or a list of objects.`)
  return list.map((entry: unknown, index): ListedRule => {
    const where = `${file}, redirect ${index + 1}`
    const said = (typeof entry === 'object' && entry !== null ? entry : {}) as Record<string, unknown>
    const text = (key: keyof typeof COLUMNS) => {
      const name = Object.keys(said).find((name) => isNamed(name, key) && /^(?:string|number)$/.test(typeof said[name]))
      return name === undefined ? '' : String(said[name])
    }
    if (said['enabled'] === false || said['enabled'] === 0) return { where, why: 'it was switched off' }
    const type = said['action_type']
    if (type !== undefined && type !== 'url' && type !== 'error')
      return { where, why: `its action is “${String(type)}”, which is not a redirect to an address` }
    if (said['match_type'] !== undefined && said['match_type'] !== 'url')
      return { where, why: `it depends on “${String(said['match_type'])}” of the visitor, which redirects cannot ask for` }
    const flags = ((said['match_data'] as { source?: Record<string, unknown> } | null)?.source ?? {}) as Record<string, unknown>
    const data = said['action_data']
    const target =
      typeof data === 'string' ? data : typeof data === 'object' && data !== null && 'url' in data ? String(data.url) : text('to')
    const status = Number(said['action_code'] ?? (text('status') || 301))
    const isRegex = said['regex'] === true || said['regex'] === 1 || flags['flag_regex'] === true
    const rule = tableRule({ from: text('from'), to: target, status, kind: isRegex ? 'regex' : 'exact' })
    const ignores = flags['flag_query'] === 'ignore'
    return { where, ...rule, ...(ignores && 'from' in rule && !rule.from.includes('?') ? { keepQuery: false as const } : {}) }
  })
}
