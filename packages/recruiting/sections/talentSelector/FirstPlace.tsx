import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import { ReportDetails } from '#packages/recruiting/ui/ReportDetails.ts'
import { fill } from '#packages/recruiting/ui/fill.ts'
import type { Finding } from '#packages/recruiting/results/records.ts'
import { useAppSelector } from '#packages/recruiting/results/useAppSelector.ts'
import { useIsKept } from 'page-builder/store'
import { blindQuote } from '#packages/recruiting/analysis/talentSelector/blindAssessment.ts'
import type { Assessment } from '#packages/recruiting/analysis/talentSelector/Ranking.ts'

type FirstPlaceProps = Pick<ToolProps<'talentSelector'>, 'words' | 'judging'> & {
  /** The resumes of the list, the source of the lines. */
  assessments: readonly Assessment[]
  isBlind: boolean
}

/**
 * The recruiter’s data of the first resume (R5.2): its score, the answer to each requirement, and the missing ones. The note that it is
 * stored is only shown while that is true.
 */
export function FirstPlace({ words, judging, assessments, isBlind }: FirstPlaceProps) {
  const { ats_score, resumeReport, fieldsToAdd } = useAppSelector(({ recruiter }) => recruiter)
  const isKept = useIsKept('recruiter')
  if (resumeReport.length === 0) return null
  const quoted = (detail: string) => (isBlind ? blindQuote(detail, assessments, words.hidden) : detail)
  const of = (state: Finding['state']) => resumeReport.filter((finding) => finding.state === state)
  const lists = [
    { label: words.matched, findings: of('good') },
    { label: words.partly, findings: of('improve') },
    { label: words.toAdd, findings: fieldsToAdd },
    { label: judging.unclear, findings: of('note') },
  ].filter(({ findings }) => findings.length > 0)
  return (
    <ReportDetails className="first-place">
      <summary>{fill(isKept ? words.firstPlace : words.firstPlaceNow, { score: ats_score })}</summary>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {words.firstPlaceNote}
        </Typography>
        {lists.map(({ label, findings }) => (
          <div key={label}>
            <Typography variant="subtitle2" sx={{ color: 'text.strong' }}>
              {label}
            </Typography>
            <Box component="ul" role="list" sx={{ display: 'grid', gap: 1, mt: 0.5 }}>
              {findings.map((finding, at) => (
                // Two requirements may have the same name.
                <li key={`${at} ${finding.id}`}>
                  {finding.label}
                  {finding.detail && (
                    <Typography
                      component="span"
                      variant="body2"
                      sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}>
                      {quoted(finding.detail)}
                    </Typography>
                  )}
                </li>
              ))}
            </Box>
          </div>
        ))}
      </Box>
    </ReportDetails>
  )
}
