import { type ReactNode, memo, useState, useSyncExternalStore } from 'react'

const ADOPTED = { __html: '' }
const never = () => () => {}

/**
 * A part without behaviour that outlives pages, such as the footer. Where the browser takes over a document that shows it already, its DOM
 * is left as it stands and the children are never rendered; otherwise they are. What was decided first holds for good. `when`: whether
 * documents are taken over here at all; false on the server.
 */
export const Adopted = memo(
  function Adopted({ when, tag: Tag, children }: { when: boolean; tag: 'div'; children: ReactNode }) {
    const isTakingOver = useSyncExternalStore(
      never,
      () => false,
      () => true,
    )
    const [adopted] = useState(when && isTakingOver)
    return adopted ? <Tag dangerouslySetInnerHTML={ADOPTED} suppressHydrationWarning /> : <Tag>{children}</Tag>
  },
  () => true,
)
