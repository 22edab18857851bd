import * as React from 'react'

/**
 * Runs before each test file. The development build of React captures a stack trace for each element, up to ten thousand a second, for tools
 * that show who created it, which takes a third of the time of rendering. Tests need none: React is told that it has captured enough. Names
 * of components in warnings stay.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<
  string,
  object | undefined
>
if (internals && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {}, configurable: true })
