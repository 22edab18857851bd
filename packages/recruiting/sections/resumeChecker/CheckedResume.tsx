import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { ReportDetails } from '#packages/recruiting/ui/ReportDetails.ts'
import { ReportResult } from '#packages/recruiting/ui/ReportResult.tsx'
import { useToolAround } from '#packages/recruiting/ui/ToolContext.ts'
import { useToolResult } from '#packages/recruiting/results/useToolResult.ts'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'

/** The last checked resume, as stored: the report, the skills required by a job, and the text as a parser receives it. */
export function CheckedResume({ toolWords: words, gaps, ...props }: ToolProps<'resumeChecker'>) {
  const result = useToolResult('resumeChecker')
  const { given, send } = useToolAround()
  const edit = () => {
    send({ type: 'text.replace', place: 'resume', text: result.Text })
    document.getElementById('resume_text')?.focus()
  }
  return (
    <ReportResult {...props} analysis={result}>
      {result.Course.length > 0 && (
        <Card component="section" variant="outlined" sx={{ display: 'grid', gap: 1.5 }}>
          <Typography variant="h3">{gaps.title}</Typography>
          <Typography variant="body2">{gaps.detail}</Typography>
          <Box component="ul" role="list" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {result.Course.map(({ title }) => (
              <li key={title}>
                <Chip label={title} />
              </li>
            ))}
          </Box>
        </Card>
      )}
      <ReportDetails className="parser-text">
        <summary>{words.parserText}</summary>
        <Box
          component="pre"
          tabIndex={0}
          sx={{
            maxHeight: '28rem',
            overflow: 'auto',
            font: '0.875rem/1.6 ui-monospace, monospace',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}>
          {result.Text}
        </Box>
        {result.Text !== given['resume']?.text && (
          <Button variant="text" className="edit-text" onClick={edit} sx={{ m: 1 }}>
            {words.editText}
          </Button>
        )}
      </ReportDetails>
    </ReportResult>
  )
}
