import { DOMSerializer, type Fragment } from 'prosemirror-model'
import { richSchema } from './richSchema.ts'

/** The attribute of HTML that was copied from a rich text of this editor: it is pasted as it is, not as text of another program. */
export const OWN_MARK = 'data-page-builder-text'

class OwnSerializer extends DOMSerializer {
  override serializeFragment(fragment: Fragment, options?: { document?: Document }, target?: HTMLElement | DocumentFragment) {
    const dom = super.serializeFragment(fragment, options, target)
    if (dom.firstChild instanceof HTMLElement) dom.firstChild.setAttribute(OWN_MARK, '')
    return dom
  }
}

export const ownClipboard = new OwnSerializer(DOMSerializer.nodesFromSchema(richSchema), DOMSerializer.marksFromSchema(richSchema))
