import { contrast } from '#src/site/theme/contrast.ts'

/** Which text reads better on a colour of six hex digits: `dark` or `light`. */
export function readableOn(color: string): 'dark' | 'light' {
  return contrast(color, '#000000') > contrast(color, '#ffffff') ? 'dark' : 'light'
}
