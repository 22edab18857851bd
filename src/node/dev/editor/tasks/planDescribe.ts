import type { ConfigBefore } from '#src/node/edit/configBefore.ts'
import { editedSource } from '#src/node/edit/editedSource.ts'
import type { EditorTask } from './editorTask.ts'
import type { TaskPlan } from './taskPlan.ts'

/** Plans setting the alternative text of a picture at its place in a file. */
export function planDescribe(config: ConfigBefore, { file, keyPath, words }: Extract<EditorTask, { do: 'describe' }>): TaskPlan {
  const source = [...config.sources, ...config.translations].find((one) => one.file === file)
  if (!source) return { failure: `${file} no longer exists.` }
  const change = editedSource(source, [{ op: 'set', path: keyPath, value: words }])
  return 'failure' in change ? change : { changes: [change], notes: [], label: 'describe a picture', open: null, isStrict: false }
}
