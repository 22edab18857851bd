import { type Face, type Font, Variation } from 'harfbuzzjs'

/** Sets the weight of a variable font, or the nearest one that it has, and returns its range; undefined for other fonts. */
export function setWeight(face: Face, font: Font, weight: number): { min: number; max: number } | undefined {
  const axis = face.getAxisInfos()['wght']
  if (axis) font.setVariations([new Variation('wght', Math.min(Math.max(weight, axis.min), axis.max))])
  return axis
}
