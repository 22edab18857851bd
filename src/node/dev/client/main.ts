/// <reference types="vite/types/importMeta.d.ts" />
/*
 * The scripts of the preview, beside those of the site and independent of them: the overlay, changes in place, places of sections. Only the
 * dev server puts them into documents.
 */
import { refreshAssets } from './refreshAssets.ts'
import { galleryBehaviour } from './gallery.ts'
import { problemOverlay } from './overlay.ts'
import { pageRenewal } from './renewPage.ts'
import { pickSections } from './pickSections.ts'

const digest = document.querySelector<HTMLElement>('script[data-digest]')?.dataset['digest'] ?? ''
const overlay = problemOverlay(document)
const renewal = pageRenewal(window, digest)
const sections = pickSections(document)

import.meta.hot?.on('site:changed', ({ assets }: { assets: string[] }) => {
  sections.forget()
  void overlay.update().then(async (state) => {
    if (state === 'good') await renewal.renew()
    refreshAssets(document, assets)
  })
})
// Asked for, not waited for: what is sent before this script has come would be lost.
void overlay.update()
galleryBehaviour(document)
