import { Icon } from '#src/ui/Icon.tsx'
import { useSite } from '#src/ui/SiteContext.ts'

/** The button of the header that changes between light and dark; hidden without scripts. `SCHEME_SCRIPT` handles it. */
export function SchemeButton() {
  const { theme, words } = useSite()
  if (theme.scheme !== 'choice') return null
  return (
    <button type="button" className="scheme-button">
      <span className="by-day">
        <Icon name="moon" />
        <span className="visually-hidden">{words.showDark}</span>
      </span>
      <span className="by-night">
        <Icon name="sun" />
        <span className="visually-hidden">{words.showLight}</span>
      </span>
    </button>
  )
}
