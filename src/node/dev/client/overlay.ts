import { ask } from './ask.ts'
import { button, element } from './element.ts'
import { overlayStyle } from './overlayStyle.ts'
import { CODE_RULE } from '#src/node/dev/codeRule.ts'
import type { ProblemView } from '#src/node/dev/problemView.ts'
import { problemItem } from './problemItem.ts'

type Problems = { state: 'good' | 'broken'; hasPage: boolean; problems: ProblemView[]; more: number }

/**
 * Shows problems of config, or of edited code, over the last good version of the page: a dialog while the site is broken, and a small badge
 * with the number of problems if there are only warnings or the dialog was closed; the badge opens the same list. `update` fetches the
 * current problems. Plain DOM, so it works even if nothing else does.
 */
export function problemOverlay(document: Document): { update(): Promise<'good' | 'broken'> } {
  const title = element('h1', { id: 'title' })
  const explanation = element('p', { id: 'explanation' })
  const list = element('ol', { role: 'list' })
  const closer = button({ class: 'close' }, 'Close', () => dialog.close())
  const dialog = element(
    'dialog',
    { role: 'alertdialog', 'aria-labelledby': 'title', 'aria-describedby': 'explanation' },
    element('div', { class: 'head' }, title, closer),
    explanation,
    list,
  )
  const badge = button({ class: 'badge', hidden: '' }, '', open)
  const host = document.createElement('config-problems')
  host.attachShadow({ mode: 'open' }).append(element('style', {}, overlayStyle), dialog, badge)
  let shown = '[]'
  let lastState: Problems['state'] = 'good'

  function open() {
    if (!dialog.open) dialog.showModal()
    dialog.scrollTop = 0
  }

  return {
    async update() {
      const { state, hasPage, problems, more } = await ask<Problems>('/_dev/problems')
      if (!host.isConnected) document.body.append(host)
      const now = JSON.stringify([state, problems, more])
      if (now === shown) return state
      shown = now
      const count = more > 0 ? `${problems.length + more} problems` : counted(problems)
      const where = [...new Set(problems.map(({ rule }) => (rule === CODE_RULE ? 'code' : 'config')))].join(' and ')
      title.textContent = state === 'broken' ? `${count} in ${where}` : `The config is valid, with ${count}`
      explanation.textContent = explanationFor(state, hasPage)
      host.dataset['state'] = state
      list.replaceChildren(
        ...problems.map(problemItem),
        ...(more > 0 ? [element('li', {}, `… and ${more} more: npm run validate lists all of them`)] : []),
      )
      badge.textContent = count
      badge.setAttribute('aria-label', `${count} in ${where}: show them`)
      badge.hidden = problems.length === 0
      if (state === 'broken') open()
      // A list of warnings stays open while it is being read.
      else if (lastState === 'broken' || problems.length === 0) dialog.close()
      lastState = state
      return state
    },
  }
}

function explanationFor(state: Problems['state'], hasPage: boolean): string {
  if (state === 'good') return 'The page is up to date. Check these warnings.'
  return hasPage
    ? 'The page still shows the last valid version. It updates as soon as the errors are fixed.'
    : 'There is no page to show yet. It appears as soon as the errors are fixed.'
}

function counted(problems: ProblemView[]): string {
  const words = (['error', 'warning'] as const).flatMap((severity) => {
    const number = problems.filter((problem) => problem.severity === severity).length
    return number === 0 ? [] : [`${number} ${severity}${number === 1 ? '' : 's'}`]
  })
  return words.join(', ')
}
