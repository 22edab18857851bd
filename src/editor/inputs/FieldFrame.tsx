import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { FieldHelp } from '#src/editor/FieldHelp.tsx'
import { fieldId } from '#src/editor/fieldId.ts'
import { useProblems } from '#src/editor/useProblems.ts'
import type { KeyPath } from '#src/site/site.ts'

/** A labelled frame around a group of inputs, with the problems of the group. */
export function FieldFrame({
  label,
  about,
  limits = '',
  source,
  keyPath,
  children,
}: {
  label: string
  about: string
  limits?: string
  source?: unknown
  keyPath: KeyPath
  children: ReactNode
}) {
  const problems = useProblems(keyPath)
  const id = fieldId(keyPath)
  return (
    <Box
      component="fieldset"
      id={id}
      tabIndex={-1}
      aria-describedby={`${id}-about`}
      sx={{
        position: 'relative',
        m: 0,
        p: 1.5,
        pt: 0.5,
        minWidth: 0,
        border: 1,
        borderColor: 'grey.300',
        borderRadius: 1,
        bgcolor: 'rgb(17 24 39 / 2%)',
      }}>
      <Box component="legend" sx={{ px: 0.5, fontWeight: 600 }}>
        {label}
      </Box>
      <Box id={`${id}-about`} sx={{ mb: 1.5, fontSize: '0.75rem' }}>
        <FieldHelp problems={problems} about={about} limits={limits} source={source} keyPath={keyPath} />
      </Box>
      {children}
    </Box>
  )
}
