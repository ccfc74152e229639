import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { LinkField } from './LinkField.tsx'

test('LinkField selects its link on focus and is read-only', async () => {
  render(<LinkField label="Link" hint="Copy it yourself." value="wc:abc@2" />)
  const field = screen.getByRole<HTMLInputElement>('textbox', {
    name: 'Link',
    description: 'Copy it yourself.',
  })
  await userEvent.tab()
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'wc:abc@2'.length])
  await userEvent.keyboard('x')
  expect(field.value).toBe('wc:abc@2')
})
