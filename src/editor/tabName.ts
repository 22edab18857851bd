const NAME = 'page-builder-tab'

/** The name of this tab, which outlives a reload. A tab that was doubled gets another one, and so does one whose storage is shut. */
export async function tabName(): Promise<string> {
  const kept = known()
  const name = kept !== null && (await isMine(kept)) ? kept : crypto.randomUUID()
  if (name !== kept) await isMine(name)
  try {
    sessionStorage.setItem(NAME, name)
  } catch {
    // Then it holds until the tab is reloaded.
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

/** Takes a name for as long as the document is there, unless another one has it. */
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
