import { useEffect, useState } from 'react'

/** Another person in the editor, and the page that they have open. */
export type Present = { name: string; path: string }

/** How often the editor says which page it has open, in milliseconds. */
const EVERY_MS = 15_000

/** The other people of a team in the editor; none if `isTeam` is false or the server does not respond. */
export function usePresence(isTeam: boolean, path: string): Present[] {
  const [others, setOthers] = useState<Present[]>([])
  useEffect(() => {
    if (!isTeam) return
    let isHere = true
    const say = () =>
      fetch('/_team/here', { method: 'POST', body: path })
        .then(async (response) => (response.ok ? ((await response.json()) as { others: Present[] }).others : []))
        .catch(() => [])
        .then((found) => isHere && setOthers(found))
    void say()
    const timer = setInterval(() => document.visibilityState === 'visible' && void say(), EVERY_MS)
    return () => {
      isHere = false
      clearInterval(timer)
    }
  }, [isTeam, path])
  return others
}
