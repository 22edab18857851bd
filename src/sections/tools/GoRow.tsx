import type { ToolWords } from '#schemas/toolWords.ts'
import { useHydrated } from '#src/ui/useHydrated.ts'

/** The button that starts a tool, and the one that fills in an example. */
export function GoRow({
  words,
  label = words.start,
  isBusy,
  onSample,
}: {
  words: ToolWords
  label?: string
  isBusy: boolean
  onSample(): void
}) {
  const live = useHydrated()
  return (
    <div className="go">
      <button type="submit" className="action" data-look="primary" disabled={!live} aria-disabled={isBusy || undefined}>
        {label}
      </button>
      <button type="button" className="text-button" disabled={!live} onClick={onSample}>
        {words.useSample}
      </button>
    </div>
  )
}
