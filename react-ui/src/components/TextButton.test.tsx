import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { TextButton } from './TextButton.tsx'

test('TextButton has the role of a button and calls onClick', async () => {
  let presses = 0
  render(<TextButton onClick={() => (presses += 1)}>What is a wallet?</TextButton>)
  await userEvent.click(screen.getByRole('button', { name: 'What is a wallet?' }))
  expect(presses).toBe(1)
})
