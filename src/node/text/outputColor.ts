/** Whether output may have colours: on a terminal that supports them, unless the user disabled them. */
export function outputColor(): boolean {
  return process.stdout.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb'
}
