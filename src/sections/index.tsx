import type { ComponentType } from 'react'
import { ownViews } from 'virtual:own-sections'
import type { SectionGround } from '#schemas/section.ts'
import type { SectionType } from '#src/contract/sections.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { type LazyView, lazyView } from '#src/ui/lazyView.tsx'
import { loadStore } from './loadStore.ts'
import { registry } from './registry.ts'
import type { SectionEntry } from './SectionEntry.ts'

/** A section type with its component, which is loaded on demand. */
type LazySection<Props extends object> = LazyView<Props> & Pick<SectionEntry<Props>, 'behaviour' | 'traits'> & { isOwn: boolean }

function lazySection<Props extends object>(
  type: string,
  { behaviour, traits, view }: SectionEntry<Props>,
  isOwn: boolean,
): LazySection<Props> {
  const load = async () => {
    const [View] = await Promise.all([themed(view()), traits.keepsResults && loadStore()])
    return View
  }
  return { ...lazyView(type, load), behaviour, traits, isOwn }
}

/**
 * The component inside the theme of the site, after the picture behind the section. The theme is loaded with the first section that
 * is fetched, not with the page.
 */
async function themed<Props extends { ground?: SectionGround | undefined }>(
  view: Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const [View, { SiteTheme }, { Ground }] = await Promise.all([view, import('#src/ui/SiteTheme.tsx'), import('#src/ui/Ground.tsx')])
  return function ThemedSection(props) {
    return (
      <SiteTheme>
        {props.ground && <Ground {...props.ground} />}
        <View {...props} />
      </SiteTheme>
    )
  }
}

/** The components by section type, including those of custom section types. */
export const sections = {} as { [Type in SectionType]: LazySection<ViewProps<Type>> }

function add(type: string, entry: SectionEntry<object>, isOwn: boolean): void {
  Object.assign(sections, { [type]: lazySection(type, entry, isOwn) })
}
// The registry ensures that each component fits its type; from here on, a type is only a name.
for (const [type, entry] of Object.entries(registry as object as Record<string, SectionEntry<object>>)) add(type, entry, false)
addSections(ownViews)

/** Adds the components of custom section types that are bundled separately, for renderers of pages. */
export function addSections(own: typeof ownViews): void {
  for (const { type, ...entry } of own) add(type, entry, true)
}

/** Fetches the code of all given section types; settles when all can be rendered without waiting, rejects with the first failure. */
export async function preloadSections(types: Iterable<SectionType>): Promise<void> {
  await Promise.all([...new Set(types)].map((type) => sections[type].preload()))
}
