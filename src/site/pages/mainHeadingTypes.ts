import type { SectionType } from '#schemas/sections/index.ts'
import { toolTypes } from './toolTypes.ts'

/** The section types that open a page: their title is its main heading (h1). */
export const mainHeadingTypes: ReadonlySet<SectionType> = new Set(['hero', 'glossaryEntry', ...toolTypes])
