import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { PlanView } from '#src/editor/pages/PlanView.tsx'
import type { Restore } from './useRestore.ts'

/** What restoring a version changes, and the button that does it; or why it is impossible. */
export function RestorePlan({ plan, failure, isAtWork, restore, cancel }: Restore) {
  return (
    <>
      <div role="status">
        {failure !== '' && <Alert severity="error">{failure}</Alert>}
        {plan && <PlanView plan={plan} isLooking={false} />}
      </div>
      {plan?.failure === null && (
        <Stack direction="row" spacing={1}>
          <Button variant="contained" aria-disabled={isAtWork} onClick={() => !isAtWork && void restore()}>
            Restore it
          </Button>
          <Button onClick={cancel}>Cancel</Button>
        </Stack>
      )}
    </>
  )
}
