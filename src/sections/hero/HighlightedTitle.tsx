/** The title with `highlight` set apart where it first stands in it; the bare title when there is none or it does not stand in it. */
export function HighlightedTitle({ title, highlight }: { title: string; highlight?: string | undefined }) {
  const start = highlight ? title.indexOf(highlight) : -1
  if (!highlight || start < 0) return title
  return (
    <>
      {title.slice(0, start)}
      <span className="highlight">{highlight}</span>
      {title.slice(start + highlight.length)}
    </>
  )
}
