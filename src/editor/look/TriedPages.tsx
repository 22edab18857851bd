import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import type { EditorSite } from '#src/node/dev/editor/wire.ts'
import { viewAddress } from '#src/editor/viewAddress.ts'

/** The number of pages side by side, and the size of the window that each is laid out for, in CSS pixels. */
const MOST = 6
const [WIDE, HIGH] = [1240, 930]

/** Pages of a view side by side, scaled down: the home page, the open one, and one of each collection first. */
export function TriedPages({ site, open, view }: { site: EditorSite; open: string; view: string }) {
  return (
    <Box
      component="ul"
      aria-label="Pages with this look"
      sx={{
        m: 0,
        p: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
        listStyle: 'none',
      }}>
      {pagesToShow(site, open).map(({ path, name }) => (
        <Box component="li" key={path}>
          <ScaledPage title={`${name} with this look`} address={viewAddress.of({ path, view })} />
          <Typography sx={{ mt: 0.5, fontSize: '0.8125rem' }}>{name}</Typography>
        </Box>
      ))}
    </Box>
  )
}

/** The pages that show most of a site, at most six. */
function pagesToShow({ pages }: Pick<EditorSite, 'pages'>, open: string): EditorSite['pages'] {
  const live = pages.filter(({ hidden }) => hidden === undefined)
  const firsts = live.filter(
    (page, index) => page.collection !== null && live.findIndex(({ collection }) => collection === page.collection) === index,
  )
  const wanted = [...live.filter(({ path }) => path === '/'), ...live.filter(({ path }) => path === open), ...firsts, ...live]
  return [...new Set(wanted)].slice(0, MOST)
}

function ScaledPage({ title, address }: { title: string; address: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const sizes = new ResizeObserver(([entry]) => setWidth(entry!.contentRect.width))
    sizes.observe(place.current!)
    return () => sizes.disconnect()
  }, [])
  return (
    <Box
      ref={place}
      sx={{ aspectRatio: `${WIDE} / ${HIGH}`, overflow: 'hidden', border: 1, borderColor: 'grey.300', borderRadius: 1, bgcolor: '#fff' }}>
      <Box
        component="iframe"
        tabIndex={-1}
        title={title}
        src={address}
        sx={{ width: WIDE, height: HIGH, border: 0, transform: `scale(${width / WIDE})`, transformOrigin: '0 0', pointerEvents: 'none' }}
      />
    </Box>
  )
}
