import { contrast } from './contrast.ts'

/** Whether white has more contrast on a colour (`#rrggbb`) than black. */
export function isDark(color: string): boolean {
  return contrast(color, '#ffffff') > contrast(color, '#000000')
}
