/** A board behind transparent pictures, of greys on which dark and white ones can be seen. */
export const chequered = { background: 'repeating-conic-gradient(#b4bcc7 0 25%, #c6ccd5 0 50%) 0 0 / 16px 16px', borderRadius: 1 }
