import { Redirects } from '#schemas/redirects.ts'
import type { ConfigBefore } from '#src/node/edit/configBefore.ts'
import { redirectsOf } from '#src/node/edit/freePath.ts'
import { redirectEdits } from '#src/node/edit/redirectChange.ts'
import { plainFrom } from '#src/site/redirects/plainFrom.ts'
import type { Redirect } from '#src/site/redirects/redirect.ts'
import { redirectTable } from '#src/site/redirects/redirectTable.ts'
import type { EditorTask } from './editorTask.ts'
import { editedSource } from '#src/node/edit/editedSource.ts'
import type { TaskPlan } from './taskPlan.ts'

/** Plans the redirect of an old address to a page, or its mark as gone. A redirect that it has already is replaced. */
export function planRedirect(config: ConfigBefore, { from: address, to }: Extract<EditorTask, { do: 'redirect' }>): TaskPlan {
  const from = plainFrom(address)
  const row = to === null ? { from, status: 410 } : { from, to }
  const { error } = Redirects.safeParse({ redirects: [row] })
  if (error) return { failure: `${address} cannot be redirected: it ${error.issues[0]!.message}.` }
  const label = to === null ? `mark ${address} as gone` : `redirect ${address} to ${to}`
  const done = { notes: [], label, open: null, isStrict: false }
  const written = redirectsOf(config.sources) as Redirect[]
  const first = redirectTable([...written, { ...row, status: 301 }]).repeated.get(written.length)
  const source = config.sources.find(({ kind }) => kind === 'redirects')
  if (source && first !== undefined) {
    const change = editedSource(source, [
      { op: 'set', path: ['redirects', first], value: to === null ? { from, status: 410 } : { from, to } },
    ])
    return 'failure' in change ? change : { ...done, changes: [change] }
  }
  const { text, edits } = redirectEdits(config, { from, to })
  return { ...done, changes: [{ from: text === null ? null : 'redirects.json', to: 'redirects.json', before: text ?? '', edits }] }
}
