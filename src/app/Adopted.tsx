import { type ReactNode, memo, use, useState } from 'react'
import { MadeHtmlContext } from '#src/ui/MadeHtml.ts'
import { useHydrated } from '#src/ui/useHydrated.ts'

const ADOPTED = { __html: '' }

/**
 * A part without behaviour that persists across navigation, such as the footer. If the document being hydrated contains it, its DOM is
 * adopted and the children are never rendered; otherwise they are. The first decision is final. `when`: whether documents are adopted at
 * all; false on the server.
 */
export const Adopted = memo(
  function Adopted({ when, tag: Tag, children }: { when: boolean; tag: 'div'; children: ReactNode }) {
    const made = use(MadeHtmlContext)
    const isHydrating = !useHydrated()
    const [adopted] = useState(when && isHydrating)
    if (made !== null) return <Tag dangerouslySetInnerHTML={{ __html: made.footer }} />
    return adopted ? <Tag dangerouslySetInnerHTML={ADOPTED} suppressHydrationWarning /> : <Tag>{children}</Tag>
  },
  () => true,
)
