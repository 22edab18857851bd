import type { ToolWords } from '#schemas/toolWords.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { fill } from './fill.ts'
import type { Documents } from './useDocuments.ts'

/** The files that were given and are not refused, each with a button that takes it away. */
export function GivenFiles({ documents: { given, remove }, words }: { documents: Documents; words: ToolWords }) {
  // The button goes with its file, so the focus moves to where another one is chosen.
  const takeAway = (button: HTMLElement, id: number) => {
    button.closest('fieldset')?.querySelector('input')?.focus()
    remove(id)
  }
  const shown = given.files.filter(({ state }) => state !== 'refused')
  return (
    <div role="status">
      {shown.length > 0 && (
        <ul role="list" className="given">
          {shown.map(({ id, name, state }) => (
            <li key={id} data-state={state}>
              <Icon name={state === 'ready' ? 'circle-check' : 'clock'} />
              <span>{fill(state === 'ready' ? words.chosen : words.reading, { name })}</span>
              {state === 'ready' && (
                <button
                  type="button"
                  className="icon-button"
                  aria-label={fill(words.remove, { name })}
                  onClick={(event) => takeAway(event.currentTarget, id)}>
                  <Icon name="x" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
