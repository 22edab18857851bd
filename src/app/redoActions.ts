import type { EarlyAction } from './earlyActions.ts'

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
function redo(action: EarlyAction): void {
  if (action.kind === 'value') return setValue(action.control, action.value)
  if (action.kind === 'tick') {
    // The press brings the box to where the visitor had it.
    action.control.checked = !action.checked
    return action.control.click()
  }
  if (action.kind === 'files') {
    action.control.files = action.files
    return void action.control.dispatchEvent(new Event('change', { bubbles: true }))
  }
  if (action.kind === 'press') return action.button.click()
  if (action.kind === 'send') return action.form.requestSubmit(action.submitter)
  const dataTransfer = new DataTransfer()
  for (const file of action.files) dataTransfer.items.add(file)
  action.place.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}

/** Has a control say its value anew. The caret stays where it is. */
function setValue(control: Extract<EarlyAction, { kind: 'value' }>['control'], value: string): void {
  const selection = control instanceof HTMLSelectElement ? null : ([control.selectionStart, control.selectionEnd] as const)
  // React compares with the last value that it has seen set: set past it, the value is a new one.
  if (!(control instanceof HTMLSelectElement)) control.value = value === '' ? '0' : ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, 'value')!.set!.call(control, value)
  if (selection && selection[0] !== null) (control as HTMLInputElement).setSelectionRange(...selection)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }))
}
