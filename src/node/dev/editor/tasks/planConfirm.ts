import { folderOf } from '#schemas/languages.ts'
import type { ConfigBefore } from '#src/node/edit/configBefore.ts'
import { languagesOf } from '#src/node/edit/translations.ts'
import { translatedFile } from '#src/node/translations/translatedFiles.ts'
import { translationChanges } from '#src/node/translations/translationChanges.ts'
import type { EditorTask } from './editorTask.ts'
import type { TaskPlan } from './taskPlan.ts'

/** Plans marking all stale texts of a translation as up to date, as one step. */
export function planConfirm(config: ConfigBefore, { file }: Extract<EditorTask, { do: 'confirm' }>): TaskPlan {
  const own = config.translations.find((one) => one.file === file)
  const language = languagesOf(config.sources).find((one) => folderOf(one) === own?.folder)
  const found = own && language ? translatedFile(config, { file: own.translates, language: language.tag }) : undefined
  const stale = found?.texts.filter(({ state }) => state === 'stale') ?? []
  if (!found || stale.length === 0) return { failure: `No text of ${file} is outdated.` }
  return {
    changes: translationChanges(
      config.configDir,
      found,
      stale.map((text) => ({ text, value: text.target })),
    ),
    notes: [`${stale.length === 1 ? '1 text is' : `${stale.length} texts are`} marked as up to date.`],
    label: `mark the translation of ${found.path ?? found.source.file} as up to date`,
    open: null,
    isStrict: false,
  }
}
