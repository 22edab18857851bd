import { LETTERS, OTHER } from './groupByLetter.ts'

type Props = { label: string; filled: string[]; anchor(letter: string): string; withOther: boolean }

/** Links to the letters that have entries; the others are shown as plain text. `withOther` adds the place of entries without a letter. */
export function LetterBar({ label, filled, anchor, withOther }: Props) {
  const letters = withOther ? [...LETTERS, OTHER] : LETTERS
  return (
    <nav className="letters" aria-label={label}>
      <ul role="list">
        {letters.map((letter) => (
          <li key={letter}>{filled.includes(letter) ? <a href={`#${anchor(letter)}`}>{letter}</a> : <span>{letter}</span>}</li>
        ))}
      </ul>
    </nav>
  )
}
