import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useToolAround } from './ToolContext.ts'

/** The idle time before the score is announced, in milliseconds. */
const QUIET = 1500

/**
 * The score next to the typed text, if there is one: it updates immediately on screen, and is announced after a pause, so that screen
 * readers do not announce every key. Renders nothing for tools whose result needs the button.
 */
export function LiveScore() {
  const { words, says: result, address, isBusy } = useToolAround()
  // Services are called by the button only, so there is no live score.
  const says = address === undefined ? result : ''
  const [heard, setHeard] = useState(says)
  useEffect(() => {
    const pause = setTimeout(() => setHeard(says), QUIET)
    return () => clearTimeout(pause)
  }, [says])
  return (
    <>
      {says !== '' && !isBusy && (
        <Typography variant="body2" className="live-score" aria-hidden sx={{ flex: '1 0 100%', color: 'text.strong' }}>
          {says} {words.follows}
        </Typography>
      )}
      <span className="live-status visually-hidden" role="status">
        {heard}
      </span>
    </>
  )
}
