const OF_OTHERS = { __html: '' }

/** The container of another React root, such as the consent banner, which may have filled it before the application starts. */
export function OtherRoot({ id }: { id: string }) {
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={OF_OTHERS} />
}
