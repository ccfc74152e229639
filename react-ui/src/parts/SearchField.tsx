import { SearchIcon } from './icons.ts'

/** A search over what is already there: answers while one types. */
export function SearchField({ label, value, onChange }: { label: string; value: string; onChange(value: string): void }) {
  return (
    <label className="lk-search">
      <SearchIcon />
      <input
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
