import { useEffect, useRef } from 'react'
import { enShared } from '../locales/en-shared.ts'
import { useTexts } from '../locales/useTexts.ts'
import { IconButton } from './IconButton.tsx'
import { CloseIcon, SearchIcon } from './icons.ts'
import searchFieldCss from './search-field.css?inline'
import { useSheet } from './useSheet.ts'

export type SearchFieldProps = {
  label: string
  value: string
  onChange(value: string): void
  /** Whether the field takes the focus when it mounts. */
  focusOnMount?: boolean
}

/** A search field that calls `onChange` for each keystroke, with a button that clears it. */
export function SearchField({ label, value, onChange, focusOnMount = false }: SearchFieldProps) {
  useSheet(searchFieldCss)
  const texts = useTexts(enShared)
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
      {value !== '' && (
        <IconButton
          label={texts.clear}
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
        >
          <CloseIcon />
        </IconButton>
      )}
    </label>
  )
}
