import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { TwoButtons } from './TwoButtons.tsx'

afterEach(cleanup)

test('the focus stays on a button when its words change', async () => {
  const done: string[] = []
  const choice = (label: string) => ({ label, act: () => done.push(label) })
  const { rerender } = render(
    <TwoButtons out={choice('Cancel')} on={choice('Ask again')} urge={false} />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }))
  rerender(<TwoButtons out={choice('Other wallets')} on={choice('Try again')} urge />)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }))
  await userEvent.keyboard('{Enter}')
  expect(done).toEqual(['Ask again', 'Try again'])
})
