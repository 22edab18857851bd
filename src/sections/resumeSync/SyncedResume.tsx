import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Notice } from '#src/sections/Notice.tsx'
import { Findings } from '#src/sections/tools/Findings.tsx'
import { type Clearing, NoResult } from '#src/sections/tools/NoResult.tsx'
import { Remarks } from '#src/sections/tools/Remarks.tsx'
import { ReportActions } from '#src/sections/tools/ReportActions.tsx'
import { ReportFrame } from '#src/sections/tools/ReportFrame.tsx'
import { ResultHeading } from '#src/sections/tools/ResultHeading.tsx'
import { ScorePanel } from '#src/sections/tools/ScorePanel.tsx'
import { SideAndMain } from '#src/sections/tools/SideAndMain.tsx'
import { ToolWordsContext } from '#src/sections/tools/ToolContext.ts'
import { fill } from '#src/sections/tools/fill.ts'
import { findingText } from '#src/sections/tools/reportText.ts'
import type { Finding } from '#src/store/records.ts'
import { useToolResult } from '#src/store/useToolResult.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { MoveRequirements } from './MoveRequirements.tsx'
import { SideBySide, sidesOf } from './SideBySide.tsx'
import { matchFindings, storedMatch } from './matchFindings.ts'

type SyncedResumeProps = ViewProps<'resumeSync'> & { onMove: ((skill: string, to: 'must' | 'nice') => void) | null }

/** The last comparison, as it is stored. In the visit that made it, requirements can be moved from one list to the other. */
export function SyncedResume({ onMove, ...props }: SyncedResumeProps) {
  const { toolWords, words, title, caution, scoreLabel, parts } = props
  const proposal = useToolResult('resumeSync')
  const [clearing, setClearing] = useState<Clearing>(null)
  const match = storedMatch(proposal.match)
  const sides = sidesOf(proposal, words)
  if (!match && sides.length === 0) return <NoResult clearing={clearing} />

  const { must, nice, rest } = match ? matchFindings(match, props) : { must: [], nice: [], rest: [] }
  const stateWords = { ...toolWords, good: words.covered, improve: words.partial, missing: words.missing }
  const scoreParts =
    match?.score.parts.map(({ id, points, outOf }) => ({ id, label: parts[id as keyof typeof parts].label, score: points, outOf })) ?? []
  const list = (heading: string, findings: Finding[]) =>
    findings.length > 0 ? [[heading, ...findings.map((finding) => findingText(finding, stateWords))].join('\n')] : []
  const text = () =>
    [
      `${title}\n${fill(toolWords.score, { score: match?.score.total ?? 0 })}`,
      ...list(words.must, must),
      ...list(words.nice, [...nice, ...rest]),
      ...sides.map(({ label, old, next }) => `${label}\n${words.old}: ${old.join(', ')}\n${words.new}: ${next.join(', ')}`),
    ].join('\n\n') + '\n'

  return (
    <ReportFrame>
      <ResultHeading>{toolWords.result}</ResultHeading>
      <Remarks />
      <SideAndMain>
        {match && must.length + nice.length > 0 ? (
          <ScorePanel total={match.score.total} parts={scoreParts} label={scoreLabel} caution={caution} />
        ) : (
          <Notice severity="info">{words.noRequirements}</Notice>
        )}
        <Card component="section" variant="outlined">
          <ToolWordsContext value={stateWords}>
            <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
              <Requirements title={words.must} findings={must} />
              <Requirements title={words.nice} findings={[...nice, ...rest]} />
            </Box>
          </ToolWordsContext>
        </Card>
      </SideAndMain>
      {match && onMove && <MoveRequirements match={match} words={words} onMove={onMove} />}
      <SideBySide sides={sides} words={words} />
      <ReportActions
        text={text}
        files={[{ label: toolWords.download, name: 'match-report.txt', type: 'text/plain', text }]}
        onClearing={setClearing}
      />
    </ReportFrame>
  )
}

function Requirements({ title, findings }: { title: string; findings: Finding[] }) {
  if (findings.length === 0) return null
  return (
    <section>
      <Typography variant="h3" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Findings findings={findings} />
    </section>
  )
}
