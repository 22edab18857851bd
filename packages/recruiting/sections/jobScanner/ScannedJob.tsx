import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { AdvertCountry } from '#packages/recruiting/schemas/advertCountries.ts'
import { ReportResult } from '#packages/recruiting/ui/ReportResult.tsx'
import { useToolResult } from '#packages/recruiting/results/useToolResult.ts'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import { isGround } from '#packages/recruiting/analysis/jobScanner/advertLaws.ts'
import type { ScanMark } from '#packages/recruiting/analysis/jobScanner/JobScan.ts'
import { IgnoredWords } from './IgnoredWords.tsx'
import { ExcludingWords } from './ExcludingWords.tsx'
import { refusalOf } from './refused.ts'
import { MarkedText } from './MarkedText.tsx'

/** A text from this visit and its marks, which are not stored. */
export type Scanned = { text: string; marks: ScanMark[] }

type ScannedJobProps = ToolProps<'jobScanner'> & {
  scanned: Scanned | null
  ignored: string[]
  onIgnore(words: string[]): void
  onCountry(country: AdvertCountry): void
  onReplace(mark: ScanMark): void
}

/** The last scanned job description, as stored; with its marks during the visit that scanned it. */
export function ScannedJob({ scanned, ignored, onIgnore, onCountry, onReplace, ...props }: ScannedJobProps) {
  const { words, checks, country } = props
  const result = useToolResult('jobScanner')
  // Another tab may have stored the result of another text.
  const marks = scanned?.text === result.Text ? scanned.marks : []
  return (
    <ReportResult {...props} analysis={result} refusal={refusalOf(result)} leaves={isGround}>
      {(marks.length > 0 || scanned?.text === result.Text) && (
        <ExcludingWords marks={marks} country={country} words={words} checks={checks} onCountry={onCountry} onReplace={onReplace} />
      )}
      <Card component="section" variant="outlined" className="marked" sx={{ display: 'grid', gap: 1.5 }}>
        <Typography variant="h3">{words.marked}</Typography>
        {marks.length > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary', '@media print': { display: 'none' } }}>
            {words.markedNote}
          </Typography>
        )}
        <MarkedText label={words.marked} text={result.Text} marks={marks} labelOf={(id) => checks[id].label} />
        <IgnoredWords marks={marks} ignored={ignored} words={words} onChange={onIgnore} />
      </Card>
    </ReportResult>
  )
}
