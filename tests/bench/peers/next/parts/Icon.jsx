export function Icon({ name }) {
  return (
    <svg width="24" height="24" fill="none" stroke="#0b6b5b" strokeWidth="2" aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  )
}
