/// <reference types="vite/types/importMeta.d.ts" />
/*
 * The scripts of the preview, independent of those of the site: the overlay, in-place updates, section locations and the link to the
 * editor. Only the dev server adds them to documents.
 */
import { plainAddress } from '#schemas/plainAddress.ts'
import type { Change } from '#src/node/dev/openPages.ts'
import { refreshAssets } from './refreshAssets.ts'
import { editLink } from './editLink.ts'
import { galleryBehaviour } from './gallery.ts'
import { problemOverlay } from './overlay.ts'
import { pageRenewal } from './renewPage.ts'
import { pickSections } from './pickSections.ts'

const digest = document.querySelector<HTMLElement>('script[data-digest]')?.dataset['digest'] ?? ''
const overlay = problemOverlay(document)
const renewal = pageRenewal(window, digest)
const sections = pickSections(document)
const hot = import.meta.hot
let known = ''

const say = () => hot?.send('site:open', { path: plainAddress(location.pathname), digest: renewal.digest() })

hot?.on('site:changed', ({ paths, problems, assets }: Change) => {
  if (problems !== known) {
    known = problems
    void overlay.update()
  }
  if (assets.length > 0) refreshAssets(document, assets)
  if (!paths.includes(plainAddress(location.pathname))) return
  sections.forget()
  void renewal.renew().then(say)
})
// Messages sent before this script loaded are lost, so it asks for the current state.
say()
void overlay.update()
window.navigation?.addEventListener('currententrychange', say)
galleryBehaviour(document)
editLink(window)
