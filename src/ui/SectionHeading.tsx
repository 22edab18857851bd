/** The eyebrow, title (h2) and lead that open a section; nothing when there is no title. */
export function SectionHeading({
  eyebrow,
  title,
  lead,
}: {
  eyebrow?: string | undefined
  title?: string | undefined
  lead?: string | undefined
}) {
  if (!title) return null
  return (
    <header className="section-heading reveal">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h2>{title}</h2>
      {lead && <p className="lead">{lead}</p>}
    </header>
  )
}
