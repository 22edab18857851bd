import { files as fileTable } from '#src/contract/files.ts'
import type { z } from 'zod'
import { translatedFields } from '#schemas/fieldValues.ts'
import { entryPage } from '#src/contract/entryPage.ts'
import type { Collection } from '#src/contract/files.ts'
import { common } from '#schemas/section.ts'
import { galleryTypes } from '#src/node/dev/gallery/galleryTypes.ts'
import type { PreviewContext } from '#src/node/dev/previewContext.ts'
import { traitsOf } from '#src/node/sections/traitsOf.ts'
import { madeOnce } from '#src/site/madeOnce.ts'
import type { Site } from '#src/site/site.ts'
import { editorHistory } from './editorHistory.ts'
import { editorParts } from './editorParts.ts'
import { formOf } from './formOf.ts'
import { recipientsInWords } from './team/messageEndpoints.ts'
import { neutralExample } from './neutralExample.ts'
import type { EditorSite, FormField } from './wire.ts'

/** What the editor needs to know about a site when it starts. */
export function editorSite(
  site: Site,
  { configDir, editing, guard, team }: Pick<PreviewContext, 'configDir' | 'editing' | 'guard' | 'team'>,
): EditorSite {
  const types = galleryTypes()
  // Most collections have the same form, which takes long to make.
  const formOfRules = madeOnce((rules: string) => entryForm(JSON.parse(rules) as EntryRules))
  const formFor = ({ fields, defaults }: EntryRules) => formOfRules(JSON.stringify({ fields, defaults }))
  return {
    ...editorParts(site, configDir),
    forms: Object.fromEntries(types.map(({ type, schema }) => [type, ownFirst(without(formOf(schema), ['type']))])),
    types: types.map((type) => ({
      type: type.type,
      about: type.about,
      isTool: traitsOf(type.type)?.keepsResults === true,
      examples: type.examples.map((example, index) => ({ label: `Example ${index + 1}`, value: neutralExample(site, type, example) })),
    })),
    files: Object.fromEntries(
      fileTable.map(({ kind, schema }) => [
        kind,
        without(formOf(schema), ['$schema', 'sections', 'before', 'after', ...(PAGES.has(kind) ? ['fields'] : [])]),
      ]),
    ),
    entries: Object.fromEntries(
      Object.entries(site.collections).map(([name, rules]) => [
        name,
        { form: formFor(rules), translated: formFor({ ...rules, fields: translatedFields(rules.fields) }) },
      ]),
    ),
    history: editorHistory({ editing }),
    messagesGo: recipientsInWords(site.settings.forms),
    person: {
      name: team?.person.name ?? null,
      mayComment: guard?.whyNotAct('comment') === undefined,
      mayReadMessages: guard?.whyNotAct('messages') === undefined,
    },
  }
}

/** What a collection says about the fields of its entries. */
type EntryRules = Pick<Collection, 'fields' | 'defaults'>

/** Kinds of files whose fields are those of their collection. */
const PAGES: ReadonlySet<string> = new Set(['page', 'entry'])

/** The form of the entries of a collection, with its fields. */
function entryForm(rules: EntryRules): FormField {
  const form = formOf((entryPage(rules) as z.ZodObject).omit({ $schema: true, sections: true }))
  return Object.keys(rules.fields).length === 0 ? without(form, ['fields']) : form
}

/** The form without the fields that the editor shows in other ways. */
function without(field: FormField, names: string[]): FormField {
  return field.kind === 'group' ? { ...field, fields: field.fields.filter(({ name }) => !names.includes(name)) } : field
}

/** The form of a section with the fields that all sections share at the end, so its content comes first. */
function ownFirst(field: FormField): FormField {
  if (field.kind !== 'group') return field
  const fields = field.fields.map((part) => (Object.hasOwn(common, part.name) ? { ...part, isCommon: true } : part))
  return { ...field, fields: [...fields.filter(({ isCommon }) => !isCommon), ...fields.filter(({ isCommon }) => isCommon)] }
}
