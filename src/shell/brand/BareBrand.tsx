import { Brand } from './Brand.tsx'

/** The logo on a page without header and footer, at the beginning of its `main`: whose page it is, and the way home. */
export function BareBrand() {
  return (
    <div className="bare-brand container">
      <Brand on="light" />
    </div>
  )
}
