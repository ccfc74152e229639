import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { IconButton } from './IconButton.tsx'
import { CloseIcon } from './icons.ts'

test('IconButton is named by its label and hides its icon from screen readers', async () => {
  let presses = 0
  const ref = createRef<HTMLButtonElement>()
  render(
    <IconButton ref={ref} label="Close" onClick={() => (presses += 1)}>
      <CloseIcon />
    </IconButton>,
  )
  const button = screen.getByRole('button', { name: 'Close' })
  await userEvent.click(button)
  expect(presses).toBe(1)
  expect(ref.current).toBe(button)
  expect(button.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
