import { useSite } from '#src/ui/SiteContext.ts'

/** Says over the page that stays that the one which was chosen comes once there is a connection, and lets the visitor do without it. */
export function AwaitedPage({ cancel }: { cancel(): void }) {
  const { words } = useSite()
  return (
    <div className="awaited-page" role="alert" data-scheme="dark">
      <p>
        <strong>{words.offlineTitle}.</strong> {words.offlineAwaited}
      </p>
      <button type="button" className="action" data-look="secondary" onClick={cancel}>
        {words.offlineCancel}
      </button>
    </div>
  )
}
