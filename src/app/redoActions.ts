import type { EarlyAction } from './earlyActions.ts'
import { elementAt } from './placeOf.ts'

/** Replays the recorded actions of a section, in order, values first, so that a press finds them. */
export function redoActions(actions: EarlyAction[]): void {
  const isField = ({ kind }: EarlyAction) => kind === 'value' || kind === 'tick'
  for (const action of actions.filter(isField)) redo(action)
  // The target of a press exists once earlier values have been processed.
  let last = Promise.resolve()
  for (const action of actions.filter((one) => !isField(one)))
    last = last.then(() => new Promise((resolve) => setTimeout(resolve))).then(() => redo(action))
}

/** Repeats an action, so that the newly loaded code handles it. */
function redo(before: EarlyAction): void {
  const action = asItStands(before)
  if (!action) return
  const { on } = action
  if (action.kind === 'value') return setValue(action.on, action.value)
  if (action.kind === 'tick') {
    // The press restores the box to the visitor’s choice.
    action.on.checked = !action.checked
    return on.click()
  }
  if (action.kind === 'files') {
    action.on.files = action.files
    return void on.dispatchEvent(new Event('change', { bubbles: true }))
  }
  if (action.kind === 'press') return on.click()
  if (action.kind === 'send') return action.on.requestSubmit(action.submitter)
  const dataTransfer = new DataTransfer()
  for (const file of action.files) dataTransfer.items.add(file)
  on.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}

/** The action on the current elements; undefined if the used element has no replacement. */
function asItStands(action: EarlyAction): EarlyAction | undefined {
  if (action.on.isConnected) return action
  const on = elementAt(document, action.place)
  // Of the same kind, because an element at a place has its tag.
  return on && ({ ...action, on, ...(action.kind === 'send' && { submitter: null }) } as EarlyAction)
}

/** Makes a control report its value again. The caret stays where it is. */
function setValue(control: Extract<EarlyAction, { kind: 'value' }>['on'], value: string): void {
  const selection = control instanceof HTMLSelectElement ? null : ([control.selectionStart, control.selectionEnd] as const)
  // React compares with the last value whose setting it observed: set without that, the value counts as new.
  if (!(control instanceof HTMLSelectElement)) control.value = value === '' ? '0' : ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, 'value')!.set!.call(control, value)
  if (selection && selection[0] !== null) (control as HTMLInputElement).setSelectionRange(...selection)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }))
}
