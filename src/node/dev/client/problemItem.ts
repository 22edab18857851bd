import type { ProblemView } from '#src/node/dev/problemView.ts'
import { tell } from './ask.ts'
import { button, element } from './element.ts'

/** A list item of the overlay: a problem with its available actions. */
export function problemItem({ id, severity, rule, file, line, column, path, message, hint, frame, fix }: ProblemView): HTMLLIElement {
  const answer = element('p', { class: 'answer', role: 'status' })
  const act = (endpoint: string, body: object) => {
    answer.textContent = ''
    void tell(endpoint, body).then((failure) => (answer.textContent = failure ?? ''))
  }
  const place = file === '' ? '' : `${file}:${line}:${column}`
  const opener = button({ class: 'open', 'aria-label': `Open in editor: ${place}` }, 'Open in editor', () =>
    act('/_dev/open', { file, line, column }),
  )
  const fixer =
    fix === undefined ? [] : [button({ class: 'fix', 'aria-label': `Fix: ${fix}` }, `Fix: ${fix}`, () => act('/_dev/fix', { id }))]
  const code = frame.map((row) =>
    element('span', row.isAtFault ? { class: 'marked' } : {}, element('span', { class: 'gutter' }, row.gutter), `${row.text}\n`),
  )
  return element(
    'li',
    { 'data-severity': severity },
    element(
      'p',
      { class: 'place' },
      element('span', { class: 'severity' }, severity),
      ' ',
      element('code', { class: 'rule' }, rule),
      ' ',
      element('code', { class: 'file' }, place),
    ),
    element('h2', {}, message),
    ...(path ? [element('p', { class: 'path' }, 'at ', element('code', {}, path))] : []),
    ...(hint === undefined ? [] : [element('p', { class: 'hint' }, hint)]),
    ...(frame.length === 0 ? [] : [element('pre', { tabindex: '0', role: 'group', 'aria-label': `Lines around ${place}` }, ...code)]),
    element('p', { class: 'actions' }, ...fixer, ...(place === '' ? [] : [opener])),
    answer,
  )
}
