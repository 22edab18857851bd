import { radius } from './tokens.ts'

/**
 * Styles for the container of a drawn picture with its own background: removes the picture’s background, so that its window is directly on
 * the container’s.
 */
export const bareFrame = {
  '& > [role="img"]': { padding: 0, overflow: 'visible', border: 0, background: 'none', borderRadius: 0 },
  '& > [role="img"] > .surface': { borderRadius: radius.card },
  '& > [role="img"]::before, & > [role="img"]::after': { display: 'none' },
} as const
