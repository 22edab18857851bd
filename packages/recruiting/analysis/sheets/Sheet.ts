/**
 * A table as spreadsheets hold it: its title, a head for each column, and rows with a cell for each head. `phones` are the columns, counted
 * from 0, whose cells are phone numbers. All texts stay texts; only a number is a number.
 */
export type Sheet = { title: string; heads: string[]; rows: (string | number)[][]; phones: number[] }
