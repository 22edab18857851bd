import Typography from '@mui/material/Typography'
import type { ShownName } from './shownResumes.ts'

/** The heading of a resume in the list: the person, and below it the file if both are shown. */
export function ResumeName({ shown: { name, file } }: { shown: ShownName }) {
  return (
    <>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      {file && (
        <Typography variant="body2" className="file" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {file}
        </Typography>
      )}
    </>
  )
}
