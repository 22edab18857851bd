import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useToolAround } from './ToolContext.ts'

/** How long it must be quiet before the score is said, in milliseconds. */
const QUIET = 1500

/**
 * The score beside the text that is typed, once there is one: it follows at once for the eye, and is said when it has been quiet for a
 * while, so that nobody hears every key. Nothing for tools whose result waits for the button.
 */
export function LiveScore() {
  const { words, says: result, address, isBusy } = useToolAround()
  // A service is asked by the button only, so nothing follows.
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
