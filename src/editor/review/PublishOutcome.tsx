import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import type { EditorPublished } from '#src/node/dev/editor/review/reviewWire.ts'
import { DeveloperDetails } from './DeveloperDetails.tsx'

/** What was published, with links for the next step. */
export function PublishOutcome({ published: { done, links, unfinished, details } }: { published: EditorPublished }) {
  return (
    <Alert severity={unfinished === null ? 'success' : 'warning'} role="presentation">
      {done.map((line) => (
        <div key={line}>{line}</div>
      ))}
      {unfinished}
      {links.map(({ label, url }) => (
        <div key={url}>
          <Link href={url} target="_blank" rel="noreferrer">
            {label}
          </Link>
        </div>
      ))}
      <DeveloperDetails>{details.join(' ')}</DeveloperDetails>
    </Alert>
  )
}
