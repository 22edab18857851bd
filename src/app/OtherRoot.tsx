const OF_OTHERS = { __html: '' }

/** The place of another React root, such as the question of consent. It may have been filled before the application comes. */
export function OtherRoot({ id }: { id: string }) {
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={OF_OTHERS} />
}
