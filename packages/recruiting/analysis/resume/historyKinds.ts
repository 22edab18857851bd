import { degreeScore, orgScore, schoolScore, titleScore } from './titleScore.ts'

/** Scores that distinguish a title from an employer or school. */
export type HistoryKind = { title(text: string): number; place(text: string): number }

/** The scores for jobs and for studies. */
export const historyKinds = {
  job: { title: titleScore, place: orgScore },
  study: { title: degreeScore, place: schoolScore },
} satisfies Record<string, HistoryKind>
