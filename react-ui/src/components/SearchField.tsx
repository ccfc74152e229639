import { useEffect, useRef } from 'react'
import { SearchIcon } from './icons.ts'

export type SearchFieldProps = {
  label: string
  value: string
  onChange(value: string): void
  /** Whether the field takes the focus when it mounts. */
  focusOnMount?: boolean
}

/** A search field that calls `onChange` for each keystroke. */
export function SearchField({ label, value, onChange, focusOnMount = false }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focusOnMount) input.current?.focus({ preventScroll: true })
  }, [focusOnMount])
  return (
    <label className="lk-search" data-part="field">
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
