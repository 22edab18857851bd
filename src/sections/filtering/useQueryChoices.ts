import { useEffect, useState } from 'react'

/** Longest value taken from the address, in characters. */
const MAX_LENGTH = 100

/**
 * Choices that live in the address: `empty` in the server’s document and its first client render, then those of the address.
 * `choose` changes some of them, here and in the address. `empty` must be a constant of its module.
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

/** Fills the choices from the address; those it does not name keep the value given. */
function readQuery<Choices extends Record<string, string>>(empty: Choices): Choices {
  const query = new URLSearchParams(window.location.search)
  const choices = Object.entries(empty).map(([name, value]) => [name, (query.get(name) ?? value).slice(0, MAX_LENGTH)])
  return Object.fromEntries(choices) as Choices
}

/**
 * Writes the choices into the address without a new history entry; empty ones and other parameters' values stay out of it and as they are.
 */
function writeQuery(choices: Record<string, string>): void {
  const url = new URL(window.location.href)
  for (const [name, value] of Object.entries(choices)) {
    if (value) url.searchParams.set(name, value)
    else url.searchParams.delete(name)
  }
  try {
    window.history.replaceState(window.history.state, '', url)
  } catch {
    // Browsers limit how often the address may change; the list is right even when the address lags.
  }
}
