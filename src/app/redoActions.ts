import type { EarlyAction } from './earlyActions.ts'
import { elementAt } from './placeOf.ts'

/** Does again, in their order, what was done in a section before its code was there; values first, so that a press finds them. */
export function redoActions(actions: EarlyAction[]): void {
  const isField = ({ kind }: EarlyAction) => kind === 'value' || kind === 'tick'
  for (const action of actions.filter(isField)) redo(action)
  // What a press works on is there once the values before it have been taken over.
  let last = Promise.resolve()
  for (const action of actions.filter((one) => !isField(one)))
    last = last.then(() => new Promise((resolve) => setTimeout(resolve))).then(() => redo(action))
}

/** Does again what was done before, so that code which now listens hears of it. */
function redo(before: EarlyAction): void {
  const action = asItStands(before)
  if (!action) return
  const { on } = action
  if (action.kind === 'value') return setValue(action.on, action.value)
  if (action.kind === 'tick') {
    // The press brings the box to where the visitor had it.
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

/** The action on the elements that stand in the document now; nothing where none stands for the one that was used. */
function asItStands(action: EarlyAction): EarlyAction | undefined {
  if (action.on.isConnected) return action
  const on = elementAt(document, action.place)
  // Of one kind, as what stands at a place has its tag.
  return on && ({ ...action, on, ...(action.kind === 'send' && { submitter: null }) } as EarlyAction)
}

/** Has a control say its value anew. The caret stays where it is. */
function setValue(control: Extract<EarlyAction, { kind: 'value' }>['on'], value: string): void {
  const selection = control instanceof HTMLSelectElement ? null : ([control.selectionStart, control.selectionEnd] as const)
  // React compares with the last value that it has seen set: set past it, the value is a new one.
  if (!(control instanceof HTMLSelectElement)) control.value = value === '' ? '0' : ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, 'value')!.set!.call(control, value)
  if (selection && selection[0] !== null) (control as HTMLInputElement).setSelectionRange(...selection)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }))
}
