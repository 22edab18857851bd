import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { EditorPlacement, EditorSite, FormField } from '#src/node/dev/editor/wire.ts'
import { GroupFields } from '#src/editor/FieldView.tsx'
import { IconAction } from '#src/editor/inputs/IconAction.tsx'
import { FoldedPart } from './FoldedPart.tsx'
import { menuPlaceName } from './menuPlaceName.ts'

type Place = EditorPlacement & { order?: number }

/** The menus of a page: places can be added and removed, and those of its collection are shown. */
export function MenuPlaces({
  field,
  file,
  site,
  value,
  onChange,
}: {
  field: Extract<FormField, { kind: 'group' }>
  file: string
  site: EditorSite
  value: unknown
  onChange(value: unknown): void
}) {
  const { menus, ...others } = (value ?? {}) as Record<string, unknown> & { menus?: Place[] }
  const family = site.collections.find(({ name }) => file.startsWith(`collections/${name}/`))
  const give = (next: Place[] | undefined) => onChange(next === undefined ? others : { ...(value as object), menus: next })
  const own = Array.isArray(menus) ? menus : []
  const shown = menus === undefined ? (family?.menus ?? []) : own
  const nameOf = (place: EditorPlacement) => menuPlaceName(site.menus, place)
  const taken = new Set(own.map(nameOf))
  const free = everyPlace(site).filter((place) => !taken.has(nameOf(place)))
  return (
    <Stack spacing={1.5}>
      {shown.length === 0 && <Typography sx={{ fontSize: '0.8125rem' }}>The page is not in any menu.</Typography>}
      {menus === undefined && shown.length > 0 && <Typography sx={{ fontSize: '0.8125rem' }}>As all pages of {family!.label}:</Typography>}
      {shown.length > 0 && (
        <Box component="ul" aria-label="Places in menus" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {shown.map((place: Place, index) => (
            <Box
              component="li"
              key={nameOf(place)}
              sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 0.5, borderBottom: 1, borderColor: 'grey.300' }}>
              <Box component="span" sx={{ flex: 1, fontSize: '0.8125rem', fontWeight: 600 }}>
                {nameOf(place)}
              </Box>
              {menus !== undefined && (
                <>
                  <TextField
                    type="number"
                    label="Order"
                    value={place.order ?? ''}
                    sx={{ width: 84 }}
                    slotProps={{ htmlInput: { 'aria-label': `Order: ${nameOf(place)}` } }}
                    onChange={({ target }) => {
                      const { order: _before, ...same } = place
                      give(own.with(index, target.value === '' ? same : { ...same, order: Number(target.value) }))
                    }}
                  />
                  <IconAction icon="bin" label={`Remove: ${nameOf(place)}`} onClick={() => give(own.toSpliced(index, 1))} />
                </>
              )}
            </Box>
          ))}
        </Box>
      )}
      <TextField
        select
        label="Add to a menu"
        value=""
        helperText="Lower numbers come first. Without a number, pages are sorted by their own order, then by name."
        onChange={({ target }) => {
          const place = free.find((one) => nameOf(one) === target.value)
          if (place) give([...shown, place])
        }}>
        {free.map((place) => (
          <MenuItem key={nameOf(place)} value={nameOf(place)}>
            {nameOf(place)}
          </MenuItem>
        ))}
      </TextField>
      {menus !== undefined && (
        <Button sx={{ alignSelf: 'start' }} onClick={() => give(undefined)}>
          {family ? `Use the menus of all pages of ${family.label}` : 'Remove from all menus'}
        </Button>
      )}
      <FoldedPart title="Menu labels" about="The labels of the page in menus, and when they are shown.">
        <GroupFields field={field} value={value} keyPath={[]} onChange={onChange} />
      </FoldedPart>
    </Stack>
  )
}

/** All menu places. */
function everyPlace({ menus: { header, footer } }: EditorSite): Place[] {
  return [
    ...header.flatMap((entry) => entry.groups.map((group) => ({ menu: 'header', entry: entry.key, group: group.key }))),
    ...footer.map((column) => ({ menu: 'footer', column: column.key })),
  ]
}
