/**
 * Hover delays of the mega menu, in milliseconds (R3.2). Press and keyboard never wait. `open`: rest on an entry before its panel opens.
 * `change`: rest on a neighbour before the open panel changes. `close`: time outside before the panel closes, enough to cut the corner from
 * entry to panel.
 */
export const HOVER_DELAYS_MS = { open: 120, change: 120, close: 250 } as const
