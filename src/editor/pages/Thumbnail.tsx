import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'

/**
 * The layout width of the page in a thumbnail, in CSS pixels: wide enough for columns next to each other, with letters that can be read.
 */
const WIDE = 900

/** How far outside of the viewport a thumbnail is already loaded. */
const AHEAD = '300px'

/** A picture of a section of a page, loaded when it comes into view. `wide` is the width of its layout in CSS pixels. */
export function Thumbnail({ title, path, section = 0, wide = WIDE }: { title: string; path: string; section?: number; wide?: number }) {
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  const [picture, setPicture] = useState<string>()
  useEffect(() => {
    const sizes = new ResizeObserver(([entry]) => setWidth(entry!.contentRect.width))
    const sight = new IntersectionObserver(
      ([entry]) => {
        if (!entry!.isIntersecting) return
        sight.disconnect()
        // A section without a picture can still be added.
        sectionPicture(path, section).then(setPicture, () => {})
      },
      { rootMargin: AHEAD },
    )
    sizes.observe(place.current!)
    sight.observe(place.current!)
    return () => {
      sizes.disconnect()
      sight.disconnect()
    }
  }, [path, section])
  return (
    <Box
      ref={place}
      aria-hidden
      sx={{ aspectRatio: '16 / 9', overflow: 'hidden', bgcolor: '#fff', borderBottom: 1, borderColor: 'grey.300' }}>
      {picture !== undefined && (
        <Box
          component="iframe"
          tabIndex={-1}
          title={title}
          srcDoc={picture}
          sx={{
            width: wide,
            height: (wide * 9) / 16,
            border: 0,
            transform: `scale(${width / wide})`,
            transformOrigin: '0 0',
            pointerEvents: 'none',
          }}
        />
      )}
    </Box>
  )
}

/**
 * The document of a page with only one of its sections, for display only: it has no scripts. `section` is its number on the page, from 0.
 * Rejects if the page is not available.
 */
async function sectionPicture(path: string, section: number): Promise<string> {
  const response = await fetch(path, { headers: { accept: 'text/html' } })
  if (!response.ok) throw new Error(`There is no preview of ${path}.`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  for (const script of page.querySelectorAll('script, noscript, link[rel="modulepreload"]')) script.remove()
  const wanted = page.querySelector(`main [data-section="${section}"]`)
  // Removes everything except the section and its ancestors.
  for (let kept = wanted; kept && kept !== page.body; kept = kept.parentElement)
    for (const other of kept.parentElement!.querySelectorAll(':scope > *')) if (other !== kept) other.remove()
  return `<!doctype html>${page.documentElement.outerHTML}`
}
