import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Checkbox } from './Checkbox.tsx'

afterEach(cleanup)

test('a click on the label of a checkbox toggles it', async () => {
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

test('a checked checkbox shows a tick', () => {
  const { container } = render(
    <Checkbox checked onChange={() => {}}>
      I accept
    </Checkbox>,
  )
  expect(container.querySelector('.lucide-check')).not.toBeNull()
})
