import TextField from '@mui/material/TextField'

/** The widths at which pages are previewed, in CSS pixels: a desktop screen and a phone. */
export const PREVIEW_WIDTHS = [1440, 390]

/** The choice of one of these widths. `size` is the width of the field itself, in pixels. */
export function WidthField({ width, size, onWidth }: { width: number; size: number; onWidth(width: number): void }) {
  return (
    <TextField
      select
      label="Preview width"
      value={width}
      sx={{ width: size }}
      slotProps={{ select: { native: true } }}
      onChange={({ target }) => onWidth(Number(target.value))}>
      {PREVIEW_WIDTHS.map((choice) => (
        <option key={choice} value={choice}>
          {choice} pixels
        </option>
      ))}
    </TextField>
  )
}
