import { folderOf } from '#schemas/languages.ts'
import type { ConfigBefore } from '#src/node/edit/configBefore.ts'
import { formatOf, laidOut } from '#src/node/edit/format.ts'
import { visitorsSee } from '#src/node/translations/visitorsSee.ts'
import { mainLanguage } from '#src/node/translations/translatedFiles.ts'
import { addressOf, languagesOf } from '#src/node/edit/translations.ts'
import type { EditorTask } from './editorTask.ts'
import type { TaskPlan } from './taskPlan.ts'

/**
 * Plans a new translation of a file. It has no words yet, so everything is as in its source. The translation of a page is a draft, so that
 * visitors see the source until it is complete.
 */
export function planTranslate(config: ConfigBefore, { file, language: tag }: Extract<EditorTask, { do: 'translate' }>): TaskPlan {
  const { sources, translations, pages } = config
  const source = sources.find((other) => other.file === file)
  const language = languagesOf(sources).find((other) => other.tag === tag)
  if (!source || !language) return { failure: `${file} cannot be translated into "${tag}": the file or the language does not exist.` }
  const folder = folderOf(language)
  const path = [...pages.files].find(([, other]) => other === file)?.[0]
  const known = translations.find((one) => one.translates === file && one.folder === folder)
  const open = path === undefined ? null : addressOf(known ?? { ...source, text: '{}', translates: file, folder }, path, config).path
  if (known) {
    const where = open === null ? '' : ` Its address is ${open}; it is a draft or scheduled.`
    return { failure: `${known.file} already exists.${where}` }
  }
  const format = formatOf(source.text)
  const content = laidOut({ translated: {}, ...(path !== undefined && { draft: true }) }, format) + format.eol
  return {
    changes: [{ from: null, to: file.replace(/json$/, `${folder}.json`), before: '', edits: [{ offset: 0, length: 0, content }] }],
    notes: [
      'Empty fields show the original text.',
      ...(path === undefined ? [] : [`It is a draft until you publish it. ${visitorsSee(language, mainLanguage(sources))}`]),
    ],
    label: `translate ${path ?? file}`,
    open,
    isStrict: false,
  }
}
