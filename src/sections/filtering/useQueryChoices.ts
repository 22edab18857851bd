import { useEffect, useState } from 'react'

/** The maximum length of a value from the URL, in characters. */
const MAX_LENGTH = 100

/**
 * Choices stored in the query string: `empty` in the server’s document and the first client render, then those of the URL. `choose` changes
 * some of them, here and in the URL. `empty` must be a constant of its module.
 */
export function useQueryChoices<Choices extends Record<string, string>>(empty: Choices): [Choices, (change: Partial<Choices>) => void] {
  const [choices, setChoices] = useState(empty)

  useEffect(() => {
    const follow = () => setChoices(readQuery(empty))
    follow()
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [empty])

  function choose(change: Partial<Choices>) {
    const next = { ...choices, ...change }
    setChoices(next)
    writeQuery(next)
  }
  return [choices, choose]
}

/** Reads the choices from the query string; missing ones keep their given value. */
function readQuery<Choices extends Record<string, string>>(empty: Choices): Choices {
  const query = new URLSearchParams(window.location.search)
  const choices = Object.entries(empty).map(([name, value]) => [name, (query.get(name) ?? value).slice(0, MAX_LENGTH)])
  return Object.fromEntries(choices) as Choices
}

/** Writes the choices into the URL without a new history entry. Empty choices are left out; other parameters do not change. */
function writeQuery(choices: Record<string, string>): void {
  const url = new URL(window.location.href)
  for (const [name, value] of Object.entries(choices)) {
    if (value) url.searchParams.set(name, value)
    else url.searchParams.delete(name)
  }
  try {
    window.history.replaceState(window.history.state, '', url)
  } catch {
    // Browsers limit how often the URL may change; the list is correct even if the URL lags behind.
  }
}
