import Button, { type ButtonProps } from '@mui/material/Button'
import { useRef } from 'react'

/**
 * A button that opens the file dialog of the system. `accept` and `multiple` are those of a file input; `onFiles` gets at least one file,
 * and the same ones again if they are chosen again.
 */
export function FileButton({
  accept,
  multiple = false,
  onFiles,
  ...button
}: { accept: string; multiple?: boolean; onFiles(files: File[]): void } & Pick<ButtonProps, 'children' | 'startIcon' | 'sx' | 'variant'>) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="outlined" {...button} onClick={() => input.current!.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
