import type { ConfigBefore } from '#src/node/edit/configBefore.ts'
import { translatedFiles } from '#src/node/translations/translatedFiles.ts'
import { translationChanges } from '#src/node/translations/translationChanges.ts'
import type { EditorTask } from './editorTask.ts'
import type { TaskPlan } from './taskPlan.ts'

/** Plans marking all stale texts of a translation as up to date, as one step. */
export function planConfirm(
  { configDir, sources, translations }: ConfigBefore,
  { file }: Extract<EditorTask, { do: 'confirm' }>,
): TaskPlan {
  const own = translations.find((one) => one.file === file)
  const source = sources.filter((one) => one.file === own?.translates)
  const settings = sources.filter(({ kind }) => kind === 'site' || kind === 'collection')
  const all = own ? translatedFiles(configDir, [...new Set([...source, ...settings])], translations) : undefined
  const found = all?.files.find(({ translation, source: of }) => translation?.file === file && of.file === own!.translates)
  const stale = found?.texts.filter(({ state }) => state === 'stale') ?? []
  if (!found || stale.length === 0) return { failure: `No text of ${file} is outdated.` }
  return {
    changes: translationChanges(
      configDir,
      found,
      stale.map((text) => ({ text, value: text.target })),
    ),
    notes: [`${stale.length === 1 ? '1 text is' : `${stale.length} texts are`} marked as up to date.`],
    label: `mark the translation of ${found.path ?? found.source.file} as up to date`,
    open: null,
    isStrict: false,
  }
}
