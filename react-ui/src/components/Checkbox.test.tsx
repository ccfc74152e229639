import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Checkbox } from './Checkbox.tsx'

test('Checkbox calls onChange on a click on its label or its box', async () => {
  let changes = 0
  render(
    <Checkbox checked={false} onChange={() => (changes += 1)}>
      I accept the terms
    </Checkbox>,
  )
  await userEvent.click(screen.getByText('I accept the terms'))
  await userEvent.click(screen.getByRole('checkbox', { name: 'I accept the terms' }))
  expect(changes).toBe(2)
})

test('Checkbox shows a tick when checked', () => {
  const { container } = render(
    <Checkbox checked onChange={() => {}}>
      I accept
    </Checkbox>,
  )
  expect(container.querySelector('.lucide-check')).not.toBeNull()
})
