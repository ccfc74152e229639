import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Button } from './Button.tsx'

test('Button calls onClick on a click and on Enter', async () => {
  let presses = 0
  render(
    <Button kind="primary" onClick={() => (presses += 1)}>
      Try again
    </Button>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await userEvent.keyboard('{Enter}')
  expect(presses).toBe(2)
})

test.each(['loading', 'disabled'] as const)(
  'Button with state %s keeps its label and its place in the tab order and ignores clicks',
  async (state) => {
    let presses = 0
    render(
      <Button kind="ghost" state={state} onClick={() => (presses += 1)}>
        Disconnect
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Disconnect' })
    await userEvent.tab()
    expect(document.activeElement).toBe(button)
    await userEvent.click(button)
    expect(presses).toBe(0)
    expect(button.getAttribute('aria-disabled')).toBe('true')
  },
)

test('Button is busy and shows the spinner only while loading', () => {
  const { rerender, container } = render(
    <Button kind="ghost" state="loading">
      Disconnect
    </Button>,
  )
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
  expect(container.querySelector('svg')).not.toBeNull()
  rerender(<Button kind="ghost">Disconnect</Button>)
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull()
  expect(container.querySelector('svg')).toBeNull()
})
