import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import { Icon } from 'page-builder/ui'
import type { ProfileDraft } from './profileDraft.ts'
import { ProfileField } from './ProfileField.tsx'

const MOST_POSITIONS = 5

/** The positions: title and description of each, and a button that adds one. */
export function PositionFields({
  fields,
  thresholds,
  lengthLabel,
  addPosition,
  positions,
  onChange,
}: ToolProps<'profileOptimizer'> & { positions: ProfileDraft['positions']; onChange(positions: ProfileDraft['positions']): void }) {
  const set = (index: number, change: Partial<ProfileDraft['positions'][number]>) =>
    onChange(positions.map((position, each) => (each === index ? { ...position, ...change } : position)))
  return (
    <>
      {positions.map(({ title, description }, index) => (
        // Positions are never removed or reordered here.
        <Box key={index} role="group" aria-label={`${fields.positionTitle.label} ${index + 1}`} sx={{ display: 'grid', gap: 2 }}>
          <ProfileField
            name={`title-${index}`}
            field={fields.positionTitle}
            value={title}
            most={300}
            onChange={(value) => set(index, { title: value })}
          />
          <ProfileField
            name={`position-${index}`}
            field={fields.position}
            value={description}
            most={6000}
            rows={4}
            limit={thresholds.position}
            lengthLabel={lengthLabel}
            onChange={(value) => set(index, { description: value })}
          />
        </Box>
      ))}
      {positions.length < MOST_POSITIONS && (
        <Button variant="text" sx={{ justifySelf: 'start' }} onClick={() => onChange([...positions, { title: '', description: '' }])}>
          <Icon name="plus" />
          {addPosition}
        </Button>
      )}
    </>
  )
}
