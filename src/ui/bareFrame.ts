import { radius } from './tokens.ts'

/**
 * For the place of a drawn picture that has a ground of its own: takes away the ground that the picture brings, so that its window stands
 * there directly.
 */
export const bareFrame = {
  '& > [role="img"]': { padding: 0, overflow: 'visible', border: 0, background: 'none', borderRadius: 0 },
  '& > [role="img"] > .surface': { borderRadius: radius.card },
  '& > [role="img"]::before, & > [role="img"]::after': { display: 'none' },
} as const
