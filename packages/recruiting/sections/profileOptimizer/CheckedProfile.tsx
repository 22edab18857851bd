import { ReportResult } from '#packages/recruiting/ui/ReportResult.tsx'
import { useToolResult } from '#packages/recruiting/results/useToolResult.ts'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import { ProfileCard } from './ProfileCard.tsx'

/** The last checked profile, as stored. */
export function CheckedProfile(props: ToolProps<'profileOptimizer'>) {
  return (
    <ReportResult {...props} analysis={useToolResult('profileOptimizer')}>
      <ProfileCard words={props.recruiter} />
    </ReportResult>
  )
}
