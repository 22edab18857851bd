/** Words that say nothing about what a text is about. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an the and or but if then than so as at by for from in into of off on onto out over per to up via with within without about across after again against all also am among any are be been ' +
    'before being below between both can could did do does done during each etc ever every few had has have having he her here hers him his how i its it is just like may me might more most must my ' +
    'new no nor not now one only other our ours own same shall she should some such that their theirs them there these they this those through too under until us very was we were what when where ' +
    'which while who whom whose why will would you your yours'
  ).split(' '),
)
