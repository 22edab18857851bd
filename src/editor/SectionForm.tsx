import Stack from '@mui/material/Stack'
import type { FormField } from '#src/node/dev/editor/wire.ts'
import type { FieldProps } from './FieldProps.ts'
import { GroupFields } from './FieldView.tsx'
import { FoldedPart } from './pages/FoldedPart.tsx'

type Group = Extract<FormField, { kind: 'group' }>

/** The form of a section: what it says, and, folded away, what sections of all types have. */
export function SectionForm({ form, ...props }: { form: Group } & Pick<FieldProps<Group>, 'value' | 'keyPath' | 'onChange'>) {
  const only = (areCommon: boolean): Group => ({ ...form, fields: form.fields.filter(({ isCommon = false }) => isCommon === areCommon) })
  return (
    <Stack spacing={2}>
      <GroupFields field={only(false)} {...props} />
      <FoldedPart title="Look, place and times" about="Background, anchor, and when it is shown.">
        <GroupFields field={only(true)} {...props} />
      </FoldedPart>
    </Stack>
  )
}
