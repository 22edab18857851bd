import { type Place, placeOf } from './placeOf.ts'

/** The action, and its element. */
type Done =
  | { kind: 'value'; on: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement; value: string }
  | { kind: 'tick'; on: HTMLInputElement; checked: boolean }
  | { kind: 'files'; on: HTMLInputElement; files: FileList }
  | { kind: 'press'; on: HTMLElement }
  | { kind: 'send'; on: HTMLFormElement; submitter: HTMLElement | null }
  | { kind: 'drop'; on: HTMLElement; files: File[] }

/**
 * An action in a section before its code has loaded. If other software has changed the section, its elements are replaced on hydration: the
 * place then identifies the new element.
 */
export type EarlyAction = Done & { place: Place }

/** Actions of visitors in live sections before their code has loaded. */
export type EarlyActions = {
  /** The pending actions of a section, in order. */
  awaited(section: Element): EarlyAction[]
  /** The actions of a section, in order, each only once; from now on the section handles its own events. */
  wake(section: Element): EarlyAction[]
  /** Returns one section, or all of them, to the browser’s own behaviour, because their code does not arrive. */
  release(section?: Element): void
}

/** Marks a pressed element whose action is pending. */
const MARK = 'held'

/**
 * Enables the controls of live sections: input, ticks, choices, presses, submits and drops are recorded until their code has loaded.
 * Disabled field sets are enabled; links and disclosures work natively. Files dropped on a page with a file input never replace the page.
 */
export function keepEarlyActions(document: Document): EarlyActions {
  const asleep = new Set(document.querySelectorAll<HTMLElement>('[data-section][data-live]'))
  const kept = new Map<Element, EarlyAction[]>()
  for (const section of asleep) setUsable(section, true)

  /** The section of a target, if its code has not loaded yet. */
  function sectionOf(target: EventTarget | null): HTMLElement | null {
    const section = target instanceof Element ? target.closest<HTMLElement>('[data-section]') : null
    return section && asleep.has(section) ? section : null
  }

  /** Records an action; it replaces an earlier one with the same meaning for the same element. */
  function keep(section: Element, done: Done) {
    const before = awaited(section).filter((other) => other.kind !== done.kind || other.on !== done.on)
    kept.set(section, [...before, { ...done, place: placeOf(done.on) }])
    if (done.kind !== 'value' && done.kind !== 'tick') markOf(done).dataset[MARK] = ''
  }

  /** The section as it was before hydration: its element may have been replaced since. */
  function asleepAs(section: Element): HTMLElement | undefined {
    const index = (section as HTMLElement).dataset['section']
    return [...asleep].find((one) => one === section || (!one.isConnected && one.dataset['section'] === index))
  }

  function awaited(section: Element): EarlyAction[] {
    return kept.get(asleepAs(section) ?? section) ?? []
  }

  function onInput({ target }: Event) {
    const section = sectionOf(target)
    if (!section) return
    if (target instanceof HTMLInputElement && target.type === 'file') {
      if (target.files?.length) keep(section, { kind: 'files', on: target, files: target.files })
    } else if (target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio'))
      keep(section, { kind: 'tick', on: target, checked: target.checked })
    else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
      keep(section, { kind: 'value', on: target, value: target.value })
  }

  function onClick(event: Event) {
    const section = sectionOf(event.target)
    const button = section && (event.target as Element).closest<HTMLButtonElement>('button')
    // Submit events fire after the browser has validated the fields.
    if (!button || (button.type === 'submit' && button.form)) return
    event.preventDefault()
    keep(section, { kind: 'press', on: button })
  }

  function onSubmit(event: SubmitEvent) {
    const section = sectionOf(event.target)
    if (!section) return
    event.preventDefault()
    keep(section, { kind: 'send', on: event.target as HTMLFormElement, submitter: event.submitter })
  }

  function onDrag(event: DragEvent) {
    const { type, target, dataTransfer } = event
    if (!dataTransfer?.types.includes('Files') || !document.querySelector('input[type="file"]')) return
    event.preventDefault()
    const section = type === 'drop' ? sectionOf(target) : null
    // Translators wrap texts in `font` elements.
    if (section) keep(section, { kind: 'drop', on: (target as Element).closest(':not(font)')!, files: [...dataTransfer.files] })
  }

  const stop = new AbortController()
  // On the window, in the capture phase: React stops events on their way into a section that is not hydrated.
  const listen = <Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type]) => void) =>
    window.addEventListener(type, listener, { capture: true, signal: stop.signal })
  listen('input', onInput)
  listen('change', onInput)
  listen('click', onClick)
  listen('submit', onSubmit)
  // Not removed with the others: a page that accepts files must never be replaced by one.
  for (const type of ['dragover', 'drop'] as const) window.addEventListener(type, onDrag, { capture: true })

  function wake(section: Element): EarlyAction[] {
    const actions = awaited(section)
    const before = asleepAs(section)
    if (before) {
      asleep.delete(before)
      kept.delete(before)
    }
    for (const action of actions) delete markOf(action).dataset[MARK]
    return actions
  }

  return {
    awaited,
    wake,
    release(section) {
      for (const one of section ? [section] : [...asleep, ...document.querySelectorAll<HTMLElement>('[data-section][data-live]')]) {
        const actions = wake(one)
        // The browser sends forms natively if it can: to the receiver, or by e-mail.
        for (const action of actions) if (action.kind === 'send') action.on.requestSubmit(action.submitter)
        setUsable(one, false)
      }
    },
  }
}

/** The element that represents an action visually. */
function markOf(done: Done): HTMLElement {
  if (done.kind === 'send' && done.submitter) return done.submitter
  return done.on.closest('label') ?? done.on
}

/** Enables the fields of a section, or disables them again. */
function setUsable(section: Element, usable: boolean): void {
  for (const fieldset of section.querySelectorAll<HTMLFieldSetElement>(usable ? 'fieldset[disabled]' : 'fieldset[data-waits]')) {
    fieldset.disabled = !usable
    fieldset.dataset['waits'] = ''
  }
}
