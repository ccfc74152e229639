import { useEffect, useRef } from 'react'
import { SearchIcon } from './icons.ts'

export type SearchFieldProps = {
  label: string
  value: string
  onChange(value: string): void
  /** One can type at once. */
  ready?: boolean
}

/** A search: answers while one types. */
export function SearchField({ label, value, onChange, ready = false }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (ready) input.current?.focus({ preventScroll: true })
  }, [ready])
  return (
    <label className="lk-search">
      <SearchIcon />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}
