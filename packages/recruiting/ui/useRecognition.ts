import type { Recognition } from '#packages/recruiting/analysis/recognition/Recognition.ts'
import { useSite } from 'page-builder/ui'

/** What the build has published to read the letters of pictures with; undefined where that is nothing. */
export function useRecognition(): Recognition | undefined {
  const ofPackage = useSite().packageData?.['page-builder-recruiting'] as { recognition: Recognition } | undefined
  return ofPackage?.recognition
}
