const NAME = 'page-builder-tab'

/** The name of this tab, which survives a reload. A duplicated tab gets a new name, as does a tab with disabled storage. */
export async function tabName(): Promise<string> {
  const kept = known()
  const name = kept !== null && (await isMine(kept)) ? kept : crypto.randomUUID()
  if (name !== kept) await isMine(name)
  try {
    sessionStorage.setItem(NAME, name)
  } catch {
    // The name is valid until the tab is reloaded.
  }
  return name
}

function known(): string | null {
  try {
    return sessionStorage.getItem(NAME)
  } catch {
    return null
  }
}

/** Reserves a name for the lifetime of the document, unless another tab uses it. */
function isMine(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    void navigator.locks
      .request(`${NAME}-${name}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null)
        return lock === null ? undefined : new Promise(() => {})
      })
      .catch(() => resolve(true))
  })
}
