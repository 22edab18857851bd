import type { Recognition } from '#packages/recruiting/analysis/recognition/Recognition.ts'
import { hrefOf, useSite } from 'page-builder/ui'

/** The text recognition files published by the build; undefined if there are none. */
export function useRecognition(): Recognition | undefined {
  const ofPackage = useSite().packageData?.['page-builder-recruiting'] as { recognition: Recognition } | undefined
  return ofPackage && { ...ofPackage.recognition, folder: hrefOf(ofPackage.recognition.folder) }
}
