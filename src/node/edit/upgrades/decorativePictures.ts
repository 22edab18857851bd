import { type Edit, findNodeAtLocation } from 'jsonc-parser'
import type { FileEdits } from './fileEdits.ts'
import { insertAfter } from './insertAfter.ts'

/** In version 1 an empty `alt` marked a picture of the footer as decoration; since then this is the purpose of `decorative`. */
export const decorativePictures: FileEdits = ({ kind, text, tree }) => {
  const images = kind === 'footer' ? (findNodeAtLocation(tree, ['images'])?.children ?? []) : []
  return images.flatMap((image): Edit[] => {
    const alt = findNodeAtLocation(image, ['alt'])
    return alt?.value === '' && !findNodeAtLocation(image, ['decorative']) ? [insertAfter(text, alt.parent!, 'decorative', true)] : []
  })
}
