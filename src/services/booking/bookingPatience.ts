/**
 * Longest time from a click on a booking link to the widget’s first message, in milliseconds (R6.3). Within it, browsers still let the page
 * open a tab.
 */
export const BOOKING_PATIENCE_MS = 2000
