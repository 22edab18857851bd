import Typography from '@mui/material/Typography'
import { useSite } from '#src/ui/SiteContext.ts'
import type { VisibleField } from '#src/site/forms/formTypes.ts'

/** The label of a field, with a note if it is optional. */
export function FieldLabel({ field }: { field: VisibleField }) {
  const { words } = useSite()
  return (
    <>
      {field.label}
      {!field.required && (
        <Typography component="span" sx={{ color: 'text.secondary' }}>
          {' '}
          ({words.optional})
        </Typography>
      )}
    </>
  )
}
