import FormHelperText from '@mui/material/FormHelperText'
import { Icon } from '#src/ui/Icon.tsx'

/** What is wrong with the field of that id, under it; nothing when all is well. */
export function FieldMistake({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <FormHelperText error id={`${id}_error`}>
      <Icon name="circle-alert" />
      {error}
    </FormHelperText>
  )
}
