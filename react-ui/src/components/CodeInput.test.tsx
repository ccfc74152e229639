import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { CodeInput, type CodeInputProps } from './CodeInput.tsx'

/** Renders a field that keeps the digits it is given. Returns the field and all its changes. */
function renderField(props: Partial<CodeInputProps> = {}) {
  const changes: string[] = []
  function Field() {
    const [value, setValue] = useState(props.value ?? '')
    const input = useRef<HTMLInputElement>(null)
    const onChange = (text: string) => {
      changes.push(text)
      setValue(text.replace(/\D/g, ''))
    }
    return (
      <CodeInput
        field={input}
        label="6-digit code"
        length={6}
        describedBy={null}
        state="idle"
        focusOnMount
        {...props}
        value={value}
        onChange={onChange}
      />
    )
  }
  render(<Field />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '6-digit code' })
  return { field, changes }
}
const cells = () => [...document.querySelectorAll('.lk-code-cell')].map((cell) => cell.textContent)
const selection = ({ selectionStart, selectionEnd }: HTMLInputElement) => [
  selectionStart,
  selectionEnd,
]

test('CodeInput is one field for digits that browsers fill with a one-time code', () => {
  const { field } = renderField()
  expect(field.autocomplete).toBe('one-time-code')
  expect(field.inputMode).toBe('numeric')
  expect(document.activeElement).toBe(field)
})

test('CodeInput draws each typed digit in its own cell', async () => {
  const { changes } = renderField()
  await userEvent.keyboard('12')
  expect(changes).toEqual(['1', '12'])
  expect(cells()).toEqual(['1', '2', '', '', '', ''])
})

test('CodeInput passes on a pasted text as it is, in place of all digits [L5]', () => {
  const { field, changes } = renderField({ value: '99' })
  fireEvent.paste(field, { clipboardData: { getData: () => ' 123 456\n' } })
  expect(changes).toEqual([' 123 456\n'])
})

test('CodeInput waits for the end of a composition before it passes on full-width digits [L5]', () => {
  const { field, changes } = renderField()
  fireEvent.compositionStart(field)
  fireEvent.input(field, { target: { value: '１２' }, isComposing: true })
  expect(changes).toEqual([])
  fireEvent.compositionEnd(field)
  expect(changes).toEqual(['１２'])
})

test('the arrow keys of CodeInput select the digit that the next one replaces', () => {
  const { field } = renderField({ value: '123456' })
  field.setSelectionRange(6, 6)
  fireEvent.keyDown(field, { key: 'ArrowLeft' })
  expect(selection(field)).toEqual([5, 6])
  fireEvent.keyDown(field, { key: 'ArrowLeft' })
  expect(selection(field)).toEqual([4, 5])
  fireEvent.keyDown(field, { key: 'ArrowRight' })
  expect(selection(field)).toEqual([5, 6])
  fireEvent.keyDown(field, { key: 'ArrowRight' })
  expect(selection(field)).toEqual([6, 6])
})

test('CodeInput cannot be changed while its code is checked', () => {
  const { field, changes } = renderField({ value: '123456', state: 'busy' })
  fireEvent.paste(field, { clipboardData: { getData: () => '654321' } })
  expect(changes).toEqual([])
  expect(field.readOnly).toBe(true)
})

test('CodeInput marks a wrong code as invalid for screen readers', () => {
  expect(renderField({ state: 'invalid' }).field.getAttribute('aria-invalid')).toBe('true')
})

test('CodeInput marks the cell of the caret while the field has the focus, also without a digit', () => {
  const { field } = renderField()
  const active = () =>
    [...document.querySelectorAll('.lk-code-cell')].map((cell) => cell.hasAttribute('data-active'))
  expect(active()).toEqual([true, false, false, false, false, false])
  fireEvent.blur(field)
  expect(active()).not.toContain(true)
})
