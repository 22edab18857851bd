import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import FormLabel from '@mui/material/FormLabel'
import Link from '@mui/material/Link'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useId, useRef } from 'react'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import type { AdvertCountry } from '#packages/recruiting/schemas/advertCountries.ts'
import { fill } from '#packages/recruiting/ui/fill.ts'
import { useToolWords } from '#packages/recruiting/ui/ToolContext.ts'
import { Icon, useSite } from 'page-builder/ui'
import { advertLaw, type GroundId, isGround } from '#packages/recruiting/analysis/jobScanner/advertLaws.ts'
import type { ScanMark } from '#packages/recruiting/analysis/jobScanner/JobScan.ts'

type ExcludingWordsProps = {
  marks: readonly ScanMark[]
  country: AdvertCountry
  words: ToolProps<'jobScanner'>['words']
  checks: ToolProps<'jobScanner'>['checks']
  onCountry(country: AdvertCountry): void
  /** Called with the passage to replace by its alternative wording. */
  onReplace(mark: ScanMark): void
}

/**
 * Wording that may exclude people: the ground, the name of the law in the selected country, and an alternative wording to apply. It says
 * which grounds were checked, because finding nothing proves nothing.
 */
export function ExcludingWords({ marks, country, words, checks, onCountry, onReplace }: ExcludingWordsProps) {
  const toolWords = useToolWords()
  const { language } = useSite()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const found = marks.filter((mark): mark is ScanMark & { id: GroundId } => isGround(mark.id))
  const countries = Object.entries(words.countries) as [AdvertCountry, string][]
  return (
    <Card component="section" variant="outlined" className="excluding" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h3" ref={heading} tabIndex={-1}>
        {words.excluding}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words.lookedFor}
      </Typography>
      {found.length > 0 && (
        <>
          <Box sx={{ maxWidth: '20rem' }}>
            <FormLabel htmlFor={id}>{words.country}</FormLabel>
            <NativeSelect
              input={<OutlinedInput size="small" />}
              IconComponent={Arrow}
              value={country}
              onChange={({ target }) => onCountry(target.value as AdvertCountry)}
              inputProps={{ id }}>
              {countries.map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          </Box>
          <Box component="ul" role="list" sx={{ display: 'grid', gap: 2 }}>
            {found.map((mark) => {
              const { law, part, number, source } = advertLaw(country, mark.id)
              return (
                <Box component="li" key={`${mark.line}-${mark.start}-${mark.id}`} sx={{ display: 'flex', gap: 1.5, minWidth: 0 }}>
                  <Box component="span" sx={{ flex: 'none', pt: 0.25, fontSize: '1.125rem', color: 'warning.main' }}>
                    <Icon name="triangle-alert" />
                  </Box>
                  <Box sx={{ minWidth: 0 }}>
                    <Typography variant="subtitle2" sx={{ color: 'text.strong', overflowWrap: 'anywhere' }}>
                      {fill(toolWords.quoted, { text: mark.text })}{' '}
                      <Typography component="span" variant="body2" sx={{ color: 'text.secondary', marginInlineStart: 0.5 }}>
                        {checks[mark.id].label}
                      </Typography>
                    </Typography>
                    <Typography variant="body2">
                      <Link href={source}>{law}</Link>, {language.startsWith('en') ? part : number}
                    </Typography>
                    {mark.instead === undefined ? (
                      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                        {words.depends}
                      </Typography>
                    ) : (
                      <Button
                        variant="text"
                        onClick={() => {
                          // The button disappears with its wording.
                          heading.current?.focus()
                          onReplace(mark)
                        }}>
                        {mark.instead === ''
                          ? fill(words.takeOut, { word: mark.text })
                          : fill(words.replace, { word: mark.text, instead: mark.instead })}
                        {found.some((other) => other !== mark && other.text === mark.text) && (
                          <span className="visually-hidden"> ({fill(toolWords.line, { line: mark.line + 1 })})</span>
                        )}
                      </Button>
                    )}
                  </Box>
                </Box>
              )
            })}
          </Box>
        </>
      )}
    </Card>
  )
}

function Arrow({ className }: { className?: string }) {
  return <Icon name="chevron-down" {...(className && { className })} />
}
