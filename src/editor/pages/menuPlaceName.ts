import type { EditorParts, EditorPlacement } from '#src/node/dev/editor/wire.ts'

/** The name of a menu place for visitors: `Header › Solutions › By size`. Keys are used for places that no longer exist. */
export function menuPlaceName({ header, footer }: EditorParts['menus'], { menu, entry, group, column }: EditorPlacement): string {
  if (menu === 'footer') return `Footer › ${footer.find(({ key }) => key === column)?.title ?? column}`
  const found = header.find(({ key }) => key === entry)
  return `Header › ${found?.title ?? entry} › ${found?.groups.find(({ key }) => key === group)?.title ?? group}`
}
