export type KeyPress = {
  key: string
  /** Control or command is pressed. */
  ctrl: boolean
}
/**
 * Whether to prevent the key's default, and the new text of the field. Null leaves the text
 * unchanged.
 */
export type KeyResult = { prevented: boolean; newValue: string | null }

const shortcuts: readonly string[] = ['a', 'c', 'v', 'x']
const editing: readonly string[] = [
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

/** Handles a key in an amount field. Allows digits, one separator, editing and navigation. */
export function numericKey({ key, ctrl }: KeyPress, value: string): KeyResult {
  const allow: KeyResult = { prevented: false, newValue: null }
  const reject: KeyResult = { prevented: true, newValue: null }
  if (key === '.' || key === ',') {
    if (value === '') return { prevented: true, newValue: '0.' }
    return /[.,]/.test(value) ? reject : allow
  }
  if (/^[0-9]$/.test(key)) return value === '0' ? { prevented: true, newValue: key } : allow
  return editing.includes(key) || (ctrl && shortcuts.includes(key.toLowerCase())) ? allow : reject
}
