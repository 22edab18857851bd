/**
 * For the place of a drawn picture that has a ground of its own: takes away the ground that the picture brings, so that its window stands
 * there directly.
 */
export const bareFrame = {
  '& > [role="img"]': { padding: 0, overflow: 'visible', background: 'none', borderRadius: 0 },
  '& > [role="img"]::before, & > [role="img"]::after': { display: 'none' },
} as const
