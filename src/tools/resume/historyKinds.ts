import { degreeScore, orgScore, schoolScore, titleScore } from './titleScore.ts'

/** What tells a title from a place in a kind of history: jobs and studies. */
export type HistoryKind = { title(text: string): number; place(text: string): number }

/** How jobs and studies are told. */
export const historyKinds = {
  job: { title: titleScore, place: orgScore },
  study: { title: degreeScore, place: schoolScore },
} satisfies Record<string, HistoryKind>
