import * as React from 'react'

/**
 * Runs before each test file. React’s development build captures a stack trace for each of up to ten thousand elements a second, for tools
 * that show which code created them; this takes a third to half of the time of rendering. The counter of captured traces is set to its
 * limit. Warnings still name components. A version of React without this counter is not changed.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<
  string,
  object | undefined
>
if (internals && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {}, configurable: true })
