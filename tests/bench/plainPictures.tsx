import type { ComponentType } from 'react'
import type { Picture, PictureKind } from '#schemas/picture.ts'

type Drawn = 'checks' | 'board' | 'ranking' | 'schedule'
type PictureOf<Kind extends PictureKind> = Extract<Picture, { kind: Kind }>

const scenes: { [Kind in Drawn]: ComponentType<PictureOf<Kind>> } = { checks: Checks, board: Board, ranking: Ranking, schedule: Schedule }

/** A product picture of the synthetic site in plain elements. Throws for kinds that the synthetic site does not have. */
export function PlainPicture({ picture }: { picture: Picture }) {
  const Scene = scenes[picture.kind as Drawn] as ComponentType<Picture> | undefined
  if (!Scene) throw new Error(`There is no plain picture of kind ${picture.kind}`)
  return (
    <div className="stage-picture" role="img" aria-label={picture.alt}>
      <div className="window" aria-hidden="true">
        <div className="bar">
          <span className="dots" />
          {'caption' in picture && <span className="caption">{picture.caption}</span>}
        </div>
        <Scene {...picture} />
      </div>
    </div>
  )
}

function Meter({ value }: { value: number }) {
  return (
    <svg className="meter" width="100%" height="6">
      <rect className="track" width="100%" height="6" rx="3" />
      <rect className="fill" width={`${value}%`} height="6" rx="3" />
    </svg>
  )
}

function Checks({ items }: PictureOf<'checks'>) {
  const met = items.filter(({ state }) => state === 'met').length
  return (
    <div className="checks">
      <div className="share">
        <Meter value={(met / items.length) * 100} />
        <b>
          {met} / {items.length}
        </b>
      </div>
      {items.map(({ label, state, note }) => (
        <div className="check" data-state={state} key={label}>
          <svg className="mark" viewBox="0 0 20 20">
            <circle className="disc" cx="10" cy="10" r="10" />
            <path className="stroke" d="m5.8 10.3 2.8 2.8 5.6-6" />
          </svg>
          <b>{label}</b>
          {note && <span className="pill">{note}</span>}
        </div>
      ))}
    </div>
  )
}

function Board({ columns }: PictureOf<'board'>) {
  return (
    <div className="board">
      {columns.map(({ title, cards }) => (
        <div className="column" key={title}>
          <div className="head">
            <b>{title}</b>
            <span className="quiet">{cards.length}</span>
          </div>
          <div className="cards">
            {cards.map((card) => (
              <div className="card" key={card.title}>
                <span className="avatar">{card.title.slice(0, 1)}</span>
                <b>{card.title}</b>
                {card.text && <span className="quiet">{card.text}</span>}
                {card.badge && <span className="pill">{card.badge}</span>}
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

function Ranking({ items }: PictureOf<'ranking'>) {
  return (
    <div className="ranking">
      {items.map(({ name, detail, score, tags }, index) => (
        <div className="row" key={name}>
          <span className="rank">{index + 1}</span>
          <span className="avatar">{name.slice(0, 1)}</span>
          <div className="who">
            <b>{name}</b>
            <span className="quiet">{detail}</span>
          </div>
          <div className="score">
            <b>{score}</b>
            <Meter value={score} />
          </div>
          <div className="tags">
            {tags.map((tag) => (
              <span className="pill" key={tag}>
                {tag}
              </span>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

function Schedule({ days }: PictureOf<'schedule'>) {
  return (
    <div className="schedule">
      {days.map(({ day, slots }) => (
        <div className="day" key={day}>
          <b>{day}</b>
          {slots.map(({ time, state }) => (
            <span className="slot" data-state={state} key={time}>
              {time}
              {state === 'chosen' && (
                <svg viewBox="0 0 20 20">
                  <circle cx="10" cy="10" r="10" />
                  <path d="m5.8 10.3 2.8 2.8 5.6-6" />
                </svg>
              )}
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}
