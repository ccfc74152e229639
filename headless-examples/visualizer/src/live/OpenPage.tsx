import { type FormEvent, useId, useState } from 'react'
import { useLive } from './LiveProvider.tsx'

/** A form that opens a page of any origin in a window that the visualizer follows. */
export function OpenPage() {
  const live = useLive()
  const id = useId()
  const [problem, setProblem] = useState<string | null>(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const url = new FormData(event.currentTarget).get('url')
    setProblem(live.windows.open(typeof url === 'string' ? url.trim() : ''))
  }
  return (
    <form className="open-page" noValidate onSubmit={submit}>
      <label htmlFor={id}>URL of a page</label>
      <div>
        <input
          id={id}
          name="url"
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="http://localhost:3000"
          aria-describedby={`${id}-problem`}
          aria-invalid={problem === null ? undefined : true}
        />
        <button type="submit" className="bar-button">
          Open
        </button>
      </div>
      <p id={`${id}-problem`} role="alert">
        {problem}
      </p>
    </form>
  )
}
