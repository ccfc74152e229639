export type KeyPress = { key: string /** Control or command is held. */; ctrl: boolean }
/** Whether the press must not reach the field, and what the field is to hold instead (null: as it is). */
export type KeyAnswer = { prevented: boolean; newValue: string | null }

const shortcuts: readonly string[] = ['a', 'c', 'v', 'x']
const moves: readonly string[] = [
  'Backspace',
  'Delete',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'Tab',
  'Enter',
  'Escape',
  'Meta',
  'Control',
]

/** A key pressed in an amount field: digits, one separator, and what edits or leaves the field. */
export function numericKey({ key, ctrl }: KeyPress, value: string): KeyAnswer {
  const pass: KeyAnswer = { prevented: false, newValue: null }
  const refuse: KeyAnswer = { prevented: true, newValue: null }
  if (key === '.' || key === ',') {
    if (value === '') return { prevented: true, newValue: '0.' }
    return /[.,]/.test(value) ? refuse : pass
  }
  if (/^[0-9]$/.test(key)) return value === '0' ? { prevented: true, newValue: key } : pass
  return moves.includes(key) || (ctrl && shortcuts.includes(key.toLowerCase())) ? pass : refuse
}
