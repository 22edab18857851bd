import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Suspense, useRef, useState } from 'react'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import { SectionBoundary, lazyView } from 'page-builder/ui'
import { useAppSelector } from '#packages/recruiting/results/useAppSelector.ts'
import { useToolResult } from '#packages/recruiting/results/useToolResult.ts'

const { View, preload } = lazyView('jobScanner posts', () => import('./JobPosts.tsx').then((module) => module.JobPosts))

/** Turns a scanned job description into posts on request; stored posts are shown immediately, also without a job description. */
export function PostAdvert({ words }: { words: ToolProps<'jobScanner'>['posts'] }) {
  const { Text } = useToolResult('jobScanner')
  const keepsAny = useAppSelector(({ smmPosts }) => Object.values(smmPosts).some((accounts) => Object.keys(accounts).length > 0))
  const [isDrafting, setIsDrafting] = useState(false)
  const [isShown, setIsShown] = useState(keepsAny)
  const heading = useRef<HTMLHeadingElement>(null)
  if (keepsAny && !isShown) setIsShown(true)
  if (Text === '' && isDrafting) setIsDrafting(false)
  if (Text === '' && !keepsAny) return null
  const draft = () => {
    // The button disappears.
    heading.current?.focus()
    setIsDrafting(true)
    setIsShown(true)
  }
  return (
    <Box
      component="section"
      className="job-posts"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, mt: 6, '@media print': { display: 'none' } }}>
      <div>
        <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ scrollMarginTop: '6rem' }}>
          {words.heading}
        </Typography>
        <Typography sx={{ mt: 1, maxWidth: '44rem' }}>{words.note}</Typography>
      </div>
      {!isDrafting && Text !== '' && (
        <Box>
          <Button variant="outlined" onClick={draft}>
            {words.open}
          </Button>
        </Box>
      )}
      {isShown && (
        <SectionBoundary sectionType="jobScanner" sectionId="posts" preload={preload}>
          <Suspense fallback={null}>
            <View text={isDrafting ? Text : ''} words={words} />
          </Suspense>
        </SectionBoundary>
      )}
    </Box>
  )
}
