import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { TwoButtons } from './TwoButtons.tsx'

test('TwoButtons keeps the focus on the clicked button when its label changes', async () => {
  const clicked: string[] = []
  const press = () => clicked.push(document.activeElement?.textContent ?? '')
  const { rerender } = render(
    <TwoButtons cancel={press} next={press} nextLabel="Resend request" emphasized={false} />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Resend request' }))
  rerender(<TwoButtons cancel={press} cancelLabel="Other wallets" next={press} />)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }))
  await userEvent.keyboard('{Enter}')
  expect(clicked).toEqual(['Resend request', 'Try again'])
})
