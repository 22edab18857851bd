/**
 * A table for spreadsheets: its title, a head for each column, and rows with a cell for each head. `phones` are the columns, counted from
 * 0, whose cells are phone numbers. Texts stay texts; only numbers are numbers.
 */
export type Sheet = { title: string; heads: string[]; rows: (string | number)[][]; phones: number[] }
