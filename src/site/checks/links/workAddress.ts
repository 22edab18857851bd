import { FIRST_LINK, HOME } from '#src/site/checks/examplePieces.ts'
import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import { type RuleProblem, rule } from '#src/site/checks/rule.ts'
import { addressFault } from './addressFault.ts'
import { workFault } from './workFault.ts'

export const workAddress = rule({
  code: 'E_WORK_ADDRESS',
  group: 'links',
  severity: 'warning',
  title: 'Internal address',
  about:
    'A link, or the address of the site itself, leads to a test site such as staging.…, to an administration page, or to a document ' +
    'that is open for editing. Visitors are asked to log in, see internal content, or can change it.',
  hint: 'Use the public address. Publish documents, or add them to assets/ as PDF.',
  example: { file: HOME, replaces: FIRST_LINK, bad: '"href": "https://staging.brot-und-blume.example/visit"', good: FIRST_LINK },
  ignoresWords: true,
  check: (config) => [...ofSite(config), ...ofLinks(config)],
})

function ofSite({ settings }: ReadConfig): RuleProblem[] {
  if (!settings) return []
  const fault = workFault(settings.url, true)
  const message =
    fault === undefined ? addressFault(settings.url)?.message : `"${settings.url}" ${fault}, and every page sends search engines there`
  return message === undefined ? [] : [{ file: 'site.json', keyPath: ['url'], message, hint: 'Use the public address of the site.' }]
}

function ofLinks(config: ReadConfig): RuleProblem[] {
  const own = config.settings && new URL(config.settings.url).hostname.replace(/^www\./, '')
  const known = new Map<string, string | undefined>()
  return (['href', 'webAddress'] as const).flatMap((kind) =>
    config.references(kind).flatMap(({ value, file, keyPath, text, isDormant }) => {
      if (isDormant || !value.startsWith('https://')) return []
      if (!known.has(value)) known.set(value, workFault(value, own !== undefined && new URL(value).hostname.endsWith(`.${own}`)))
      const fault = known.get(value)
      return fault === undefined ? [] : [{ file, keyPath, text, message: `"${value.slice(0, 80)}" ${fault}`, cause: value }]
    }),
  )
}
