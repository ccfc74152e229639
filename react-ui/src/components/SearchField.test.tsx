import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { SearchField } from './SearchField.tsx'

function SearchExample() {
  const [text, setText] = useState('')
  return <SearchField label="Search networks" value={text} onChange={setText} />
}

test('SearchField calls onChange with the typed text', async () => {
  render(<SearchExample />)
  const field = screen.getByRole('searchbox', { name: 'Search networks' })
  await userEvent.type(field, 'base')
  expect(field).toHaveProperty('value', 'base')
})

test('SearchField has a button that clears the text and keeps the focus in the field', async () => {
  render(<SearchExample />)
  const field = screen.getByRole('searchbox', { name: 'Search networks' })
  expect(screen.queryByRole('button')).toBeNull()
  await userEvent.type(field, 'base')
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(field).toHaveProperty('value', '')
  expect(document.activeElement).toBe(field)
  expect(screen.queryByRole('button')).toBeNull()
})

test('SearchField with focusOnMount takes the focus on mount', () => {
  render(<SearchField label="Search wallets" value="" onChange={() => {}} focusOnMount />)
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search wallets' }))
})
