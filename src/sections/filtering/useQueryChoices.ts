import { useEffect, useState } from 'react'
import { readQuery, writeQuery } from './queryChoices.ts'

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
