import { useEffect, useState } from 'react'
import { useSite } from '#src/ui/SiteContext.ts'

/** How long a page may load before a second line appears, in milliseconds (N03). */
const SLOW_MS = 10_000

/** The placeholder of a loading page (R2.1). */
export function Loading() {
  const { words } = useSite()
  const [pace, setPace] = useState<'usual' | 'slow'>('usual')
  useEffect(() => {
    const timer = setTimeout(() => setPace('slow'), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="page-loading" role="status">
      <p>{words.loading}</p>
      {pace === 'slow' && <p>{words.slow}</p>}
    </div>
  )
}
