import type { EditorParts, EditorPlacement } from '#src/node/dev/editor/wire.ts'

/** A place in a menu as visitors know it: `Header › Solutions › By size`. Keys stand for what is not there any more. */
export function menuPlaceName({ header, footer }: EditorParts['menus'], { menu, entry, group, column }: EditorPlacement): string {
  if (menu === 'footer') return `Footer › ${footer.find(({ key }) => key === column)?.title ?? column}`
  const found = header.find(({ key }) => key === entry)
  return `Header › ${found?.title ?? entry} › ${found?.groups.find(({ key }) => key === group)?.title ?? group}`
}
