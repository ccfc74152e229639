import { useId } from 'react'

type JsonFieldProps = {
  label: string
  text: string
  change(text: string): void
  problem: string | null
  rows?: number
}

/** Text area for JSON. Shows syntax errors and keeps the text. */
export function JsonField({ label, text, change, problem, rows = 5 }: JsonFieldProps) {
  const id = useId()
  return (
    <div className="simulate-json">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        value={text}
        rows={Math.min(rows, Math.max(2, text.split('\n').length))}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem`}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <p id={`${id}-problem`} className="simulate-problem" role="alert">
        {problem}
      </p>
    </div>
  )
}
