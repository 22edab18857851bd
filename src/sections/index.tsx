import { ownViews } from 'virtual:own-sections'
import type { SectionGround } from '#schemas/section.ts'
import type { SectionType } from '#src/contract/sections.ts'
import type { ViewProps, ViewSection } from '#src/site/pages/pageData.ts'
import { type LazyView, lazyView } from '#src/ui/lazyView.tsx'
import { loadStore } from './loadStore.ts'
import { registry } from './registry.ts'
import type { SectionEntry, SectionViewOf } from './SectionEntry.ts'

/** A section type with its component, which is loaded on demand. */
type LazySection<Props extends object> = Pick<LazyView<Props>, 'View'> &
  Pick<SectionEntry<Props>, 'behaviour' | 'traits'> & {
    isOwn: boolean
    /** Fetches the code that a section needs, or without a section the code of the type for all of them. See `LazyView`. */
    preload(section?: Grounded<Props>): Promise<void>
  }

type Grounded<Props> = Props & { ground?: SectionGround | undefined }

const ground = lazyView('ground', () => import('#src/ui/Ground.tsx').then((module) => module.Ground))

function lazySection<Props extends object>(
  type: string,
  { behaviour, traits, view }: SectionEntry<Props>,
  isOwn: boolean,
): LazySection<Props> {
  let partsOf: SectionViewOf<Props>['partsOf']
  const { preload, View } = lazyView<Grounded<Props>>(type, async () => {
    const [Loaded, { SiteTheme }] = await Promise.all([view(), import('#src/ui/SiteTheme.tsx'), traits.keepsResults && loadStore()])
    partsOf = Loaded.partsOf
    return function ThemedSection(props) {
      return (
        <SiteTheme>
          {props.ground && <ground.View {...props.ground} />}
          <Loaded {...props} />
        </SiteTheme>
      )
    }
  })
  return {
    View,
    behaviour,
    traits,
    isOwn,
    async preload(section) {
      await Promise.all([preload(), (!section || section.ground) && ground.preload()])
      await Promise.all((partsOf?.(section) ?? []).map((part) => part.preload()))
    },
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

/** Fetches the code of all given sections; settles when all can be rendered without waiting, rejects with the first failure. */
export async function preloadSections(shown: readonly ViewSection[]): Promise<void> {
  await Promise.all(shown.map((section) => lazySectionOf(section).preload(section)))
}

/** Fetches the code of all section types; see `preloadSections`. */
export async function preloadAllSections(): Promise<void> {
  await Promise.all(Object.values(sections).map((section) => section.preload()))
}

/** The section type of a section. The table pairs each type with its component; TypeScript cannot follow the pairing through a union. */
export function lazySectionOf({ type }: Pick<ViewSection, 'type'>): LazySection<ViewSection> {
  return sections[type] as unknown as LazySection<ViewSection>
}
