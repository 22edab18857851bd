/** A thin horizontal bar as wide as its container, filled by `value` from 0 to 100. */
export function Meter({ value }: { value: number }) {
  return (
    <svg className="meter" aria-hidden="true" width="100%" height="6">
      <rect className="track" width="100%" height="6" rx="3" />
      <rect className="fill" width={`${value}%`} height="6" rx="3" />
    </svg>
  )
}
