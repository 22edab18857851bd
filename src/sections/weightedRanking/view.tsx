import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { localId } from '#src/sections/localId.ts'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { Meter } from '#src/ui/pictures/Meter.tsx'
import { StateMark } from '#src/ui/pictures/StateMark.tsx'
import { RankingRoot } from './RankingRoot.ts'
import { rankItems } from './rankItems.ts'
import { useMovingRows } from './useMovingRows.ts'

/**
 * A list sorted by the weights of its criteria. Before hydration, and without scripts, it shows the order for the weights in the config.
 * Weights that a visitor sets while the code is loading are applied once it has loaded.
 */
export default function WeightedRanking({ id, title, lead, caption, criteria, items, words, note }: ViewProps<'weightedRanking'>) {
  const base = id ?? localId('weightedRanking', caption)
  const [weights, setWeights] = useState(() => criteria.map(({ weight }) => weight))
  const form = useRef<HTMLFormElement>(null)
  const ranked = rankItems(items, weights)
  const list = useMovingRows()

  function readWeights() {
    setWeights([...form.current!.querySelectorAll('input')].map(({ valueAsNumber }) => valueAsNumber))
  }
  // Sliders may have been moved before this code has loaded.
  useEffect(readWeights, [])

  return (
    <>
      <SectionHeading title={title} lead={lead} />
      <RankingRoot>
        <p className="caption">{caption}</p>
        <div className="parts">
          <form ref={form} className="criteria" onInput={readWeights} autoComplete="off">
            <Typography variant="subtitle2" component="p">
              {words.criteria}
            </Typography>
            {criteria.map(({ label, weight }, index) => (
              <div className="criterion" key={label}>
                <label htmlFor={`${base}_${index}`}>{label}</label>
                <output htmlFor={`${base}_${index}`}>{words.levels[weights[index]!]}</output>
                <input
                  id={`${base}_${index}`}
                  type="range"
                  min={0}
                  max={3}
                  step={1}
                  defaultValue={weight}
                  aria-valuetext={words.levels[weights[index]!]}
                />
              </div>
            ))}
          </form>
          <div className="order">
            <Typography variant="subtitle2" component="p" id={`${base}_order`}>
              {words.order}
            </Typography>
            <ol ref={list} role="list" aria-labelledby={`${base}_order`} aria-live="polite">
              {ranked.map(({ item, index, score }) => (
                <li key={index} data-row={index}>
                  <span className="name">{item.name}</span>
                  <span className="detail">{item.detail}</span>
                  <span className="score">
                    <b>{words.score.replace('{score}', String(score))}</b>
                    <Meter value={score} />
                  </span>
                  <ul role="list" className="reasons">
                    {item.ratings.map(({ state, reason }, at) => (
                      <li key={criteria[at]!.label} data-quiet={weights[at] === 0 ? '' : undefined}>
                        <StateMark state={state} />
                        {reason}
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </RankingRoot>
      {note && (
        <Typography variant="caption" color="textSecondary" sx={{ mt: 1.5 }}>
          {note}
        </Typography>
      )}
    </>
  )
}
