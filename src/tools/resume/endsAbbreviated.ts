const ABBREVIATED =
  /(?:(?<!\p{L})(?:inc|ltd|co|corp|pvt|ltda|lda|sc|tech|eng|kft|oy|jr|gmbh|st|ing|dipl|rer|nat|med|phil|jur|habil|cie|cía|hnos|bros|mbh|ltée|inh|coop|e\.? ?[vkg])|\.-?\p{L}{1,3})\.$/iu

/** Whether the full stop at the end of a text is that of an abbreviation, such as "Ltd." */
export const endsAbbreviated = (text: string): boolean => ABBREVIATED.test(text)
