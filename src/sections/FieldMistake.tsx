import FormHelperText from '@mui/material/FormHelperText'
import { Icon } from '#src/ui/Icon.tsx'

/** The problem of a field, given by its id, below its input; nothing if the value is valid. */
export function FieldMistake({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <FormHelperText error id={`${id}_error`}>
      <Icon name="circle-alert" />
      {error}
    </FormHelperText>
  )
}
