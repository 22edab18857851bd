import type { FieldTypes } from '#schemas/fieldTypes.ts'
import type { FieldValue } from '#src/site/fields/fieldValue.ts'
import type { PageMeta } from '#src/site/site.ts'
import { markdownHtml } from '#src/node/config/parse/markdown.ts'
import type { PageSummary } from './pageFacts.ts'
import type { SharedConfig } from './sharedConfig.ts'

/** A page whose long texts in fields are HTML. They are converted on first access. */
export function withFieldHtml(
  summary: PageSummary,
  { collections, language }: Pick<SharedConfig, 'collections' | 'language'>,
): PageSummary {
  const { meta } = summary
  const types = collections.get(summary.collection ?? '')?.value.fields
  if (!meta.fields || !types || !hasLongText(types)) return summary
  let made: PageMeta | undefined
  return {
    ...summary,
    get meta() {
      return (made ??= { ...meta, fields: inHtml(meta.fields!, types, summary.language ?? language ?? 'en') })
    },
  }
}

type Values = Readonly<Record<string, FieldValue>>

function hasLongText(types: FieldTypes): boolean {
  return Object.values(types).some((type) => type.kind === 'longText' || (type.kind === 'list' && hasLongText(type.fields)))
}

function inHtml(values: Values, types: FieldTypes, language: string): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const type = types[name]
      if (type?.kind === 'longText') return [name, markdownHtml(value as string, [], language)]
      if (type?.kind === 'list') return [name, (value as readonly Values[]).map((group) => inHtml(group, type.fields, language))]
      return [name, value]
    }),
  )
}
