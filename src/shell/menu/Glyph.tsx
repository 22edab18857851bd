const paths = {
  chevron: 'm6 9 6 6 6-6',
  close: 'M6 6l12 12M18 6 6 18',
  bars: 'M4 6.500h16M4 12h16M4 17.500h16',
  up: 'M12 19V5M5.500 11.500 12 5l6.500 6.500',
} as const

/** An inline icon of the header and footer, available before the icon sprite; decorative. */
export function Glyph({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="icon" width={24} height={24} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
