/** Whether what is printed may have colours: on a terminal that knows them, for people who have not asked for none. */
export function outputColor(): boolean {
  return process.stdout.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb'
}
