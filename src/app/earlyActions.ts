/** Something that was done in a section before its code was there. */
export type EarlyAction =
  | { kind: 'value'; control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement; value: string }
  | { kind: 'tick'; control: HTMLInputElement; checked: boolean }
  | { kind: 'files'; control: HTMLInputElement; files: FileList }
  | { kind: 'press'; button: HTMLElement }
  | { kind: 'send'; form: HTMLFormElement; submitter: HTMLElement | null }
  | { kind: 'drop'; place: Element; files: File[] }

/** What visitors did in sections with behaviour before these had their code. */
export type EarlyActions = {
  /** Whether something that was done in the section waits for its code. */
  isAwaited(section: Element): boolean
  /** What was done in the section, in its order; from now on it has its code and hears for itself. Nothing a second time. */
  wake(section: Element): EarlyAction[]
  /** Leaves the section to the browser again, or all of them, because their code does not come. */
  release(section?: Element): void
}

/** The mark of what was pressed and is not answered yet. */
const MARK = 'held'

/**
 * Makes the controls of sections with behaviour usable from now on: what is typed, ticked, chosen, pressed, sent or dropped before their
 * code is there is kept for it. Fields whose `fieldset` is disabled can be used, links and folds work as they are. Files that are
 * dropped on a page that takes any never replace it.
 */
export function keepEarlyActions(document: Document): EarlyActions {
  const asleep = new Set(document.querySelectorAll<HTMLElement>('[data-section][data-live]'))
  const kept = new Map<Element, EarlyAction[]>()
  for (const section of asleep) setUsable(section, true)

  /** The section round a target that has no code yet. */
  function sectionOf(target: EventTarget | null): HTMLElement | null {
    const section = target instanceof Element ? target.closest<HTMLElement>('[data-section]') : null
    return section && asleep.has(section) ? section : null
  }

  /** Keeps an action; one that says the same of the same element as an earlier one takes its place. */
  function keep(section: Element, action: EarlyAction) {
    const before = (kept.get(section) ?? []).filter((other) => other.kind !== action.kind || elementOf(other) !== elementOf(action))
    kept.set(section, [...before, action])
    if (action.kind !== 'value' && action.kind !== 'tick') markOf(action).dataset[MARK] = ''
  }

  function onInput({ target }: Event) {
    const section = sectionOf(target)
    if (!section) return
    if (target instanceof HTMLInputElement && target.type === 'file') {
      if (target.files?.length) keep(section, { kind: 'files', control: target, files: target.files })
    } else if (target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio'))
      keep(section, { kind: 'tick', control: target, checked: target.checked })
    else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
      keep(section, { kind: 'value', control: target, value: target.value })
  }

  function onClick(event: Event) {
    const section = sectionOf(event.target)
    const button = section && (event.target as Element).closest<HTMLButtonElement>('button')
    // One that sends a form is heard of once the browser has checked the fields.
    if (!button || (button.type === 'submit' && button.form)) return
    event.preventDefault()
    keep(section, { kind: 'press', button })
  }

  function onSubmit(event: SubmitEvent) {
    const section = sectionOf(event.target)
    if (!section) return
    event.preventDefault()
    keep(section, { kind: 'send', form: event.target as HTMLFormElement, submitter: event.submitter })
  }

  function onDrag(event: DragEvent) {
    const { type, target, dataTransfer } = event
    if (!dataTransfer?.types.includes('Files') || !document.querySelector('input[type="file"]')) return
    event.preventDefault()
    const section = type === 'drop' ? sectionOf(target) : null
    if (section) keep(section, { kind: 'drop', place: target as Element, files: [...dataTransfer.files] })
  }

  const stop = new AbortController()
  // On the window, in the capturing phase: React stops events on their way into a section that is not hydrated.
  const listen = <Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type]) => void) =>
    window.addEventListener(type, listener, { capture: true, signal: stop.signal })
  listen('input', onInput)
  listen('change', onInput)
  listen('click', onClick)
  listen('submit', onSubmit)
  // Not ended with the others: a page that takes files must never be lost to one.
  for (const type of ['dragover', 'drop'] as const) window.addEventListener(type, onDrag, { capture: true })

  function wake(section: Element): EarlyAction[] {
    asleep.delete(section as HTMLElement)
    const actions = kept.get(section) ?? []
    kept.delete(section)
    for (const action of actions) delete markOf(action).dataset[MARK]
    return actions
  }

  return {
    isAwaited: (section) => kept.has(section),
    wake,
    release(section) {
      for (const one of section ? [section] : [...asleep, ...document.querySelectorAll<HTMLElement>('[data-section][data-live]')]) {
        const actions = wake(one)
        // The browser sends by itself what it can: to the receiver, or by e-mail.
        for (const action of actions) if (action.kind === 'send') action.form.requestSubmit(action.submitter)
        setUsable(one, false)
      }
    },
  }
}

function elementOf(action: EarlyAction): Element {
  if (action.kind === 'press') return action.button
  if (action.kind === 'send') return action.form
  return action.kind === 'drop' ? action.place : action.control
}

/** What stands for an action to the eye. */
function markOf(action: EarlyAction): HTMLElement {
  if (action.kind === 'send' && action.submitter) return action.submitter
  const element = elementOf(action) as HTMLElement
  return element.closest('label') ?? element
}

/** Lets the fields of a section be used, or has them wait again. */
function setUsable(section: Element, usable: boolean): void {
  for (const fieldset of section.querySelectorAll<HTMLFieldSetElement>(usable ? 'fieldset[disabled]' : 'fieldset[data-waits]')) {
    fieldset.disabled = !usable
    fieldset.dataset['waits'] = ''
  }
}
