import { type Place, placeOf } from './placeOf.ts'

/** What was done, and on which element. */
type Done =
  | { kind: 'value'; on: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement; value: string }
  | { kind: 'tick'; on: HTMLInputElement; checked: boolean }
  | { kind: 'files'; on: HTMLInputElement; files: FileList }
  | { kind: 'press'; on: HTMLElement }
  | { kind: 'send'; on: HTMLFormElement; submitter: HTMLElement | null }
  | { kind: 'drop'; on: HTMLElement; files: File[] }

/**
 * Something that was done in a section before its code was there. Where somebody else has changed the section, its elements are made anew
 * when it comes to life: the place tells which of them stands for the old one then.
 */
export type EarlyAction = Done & { place: Place }

/** What visitors did in sections with behaviour before these had their code. */
export type EarlyActions = {
  /** What was done in the section, in its order, and waits for its code. */
  awaited(section: Element): EarlyAction[]
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

  /** Keeps what was done; what says the same of the same element as something earlier takes its place. */
  function keep(section: Element, done: Done) {
    const before = awaited(section).filter((other) => other.kind !== done.kind || other.on !== done.on)
    kept.set(section, [...before, { ...done, place: placeOf(done.on) }])
    if (done.kind !== 'value' && done.kind !== 'tick') markOf(done).dataset[MARK] = ''
  }

  /** The section as it stood while it slept: its element may have been made anew since. */
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
    // One that sends a form is heard of once the browser has checked the fields.
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
    // A translator puts `font` round texts.
    if (section) keep(section, { kind: 'drop', on: (target as Element).closest(':not(font)')!, files: [...dataTransfer.files] })
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
        // The browser sends by itself what it can: to the receiver, or by e-mail.
        for (const action of actions) if (action.kind === 'send') action.on.requestSubmit(action.submitter)
        setUsable(one, false)
      }
    },
  }
}

/** What stands for an action to the eye. */
function markOf(done: Done): HTMLElement {
  if (done.kind === 'send' && done.submitter) return done.submitter
  return done.on.closest('label') ?? done.on
}

/** Lets the fields of a section be used, or has them wait again. */
function setUsable(section: Element, usable: boolean): void {
  for (const fieldset of section.querySelectorAll<HTMLFieldSetElement>(usable ? 'fieldset[disabled]' : 'fieldset[data-waits]')) {
    fieldset.disabled = !usable
    fieldset.dataset['waits'] = ''
  }
}
