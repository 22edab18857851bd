import { type Edit, findNodeAtLocation } from 'jsonc-parser'
import type { FileEdits } from './fileEdits.ts'
import { insertAfter } from './insertAfter.ts'

const NAME = 'page-builder-recruiting'

/** A section whose type has moved to the package. */
const MOVED = /"type"\s*:\s*"(?:resumeChecker|profileOptimizer|resumeSync|dataScout|jobScanner|talentSelector)"/

/** Up to version 3 the tools were section types of the builder; since then they are a package, which site.json lists if it is used. */
export const namedPackage: FileEdits = ({ file, text, tree, texts }) => {
  if (file !== 'site.json') return []
  const isUsed = findNodeAtLocation(tree, ['words', 'recruiting']) !== undefined || texts.some((other) => MOVED.test(other))
  const list = findNodeAtLocation(tree, ['sectionPackages'])
  const name = findNodeAtLocation(tree, ['name'])?.parent
  if (!isUsed || list?.children?.some(({ value }) => value === NAME)) return []
  if (!list) return name ? [insertAfter(text, name, 'sectionPackages', [NAME])] : []
  const last = list.children?.at(-1)
  const place = last ? last.offset + last.length : list.offset + 1
  const added: Edit = { offset: place, length: 0, content: `${last ? ', ' : ''}${JSON.stringify(NAME)}` }
  return list.type === 'array' ? [added] : []
}
