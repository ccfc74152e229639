import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { TwoButtons } from './TwoButtons.tsx'

test('TwoButtons keeps the focus on the clicked button when its label changes', async () => {
  const clicked: string[] = []
  const press = (name: string) => () =>
    clicked.push(`${name} ${document.activeElement?.textContent}`)
  const [cancel, next] = [press('cancel'), press('next')]
  const { rerender } = render(
    <TwoButtons cancel={cancel} next={next} nextLabel="Resend request" emphasized={false} />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Resend request' }))
  rerender(<TwoButtons cancel={cancel} cancelLabel="Other wallets" next={next} />)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }))
  await userEvent.keyboard('{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Other wallets' }))
  expect(clicked).toEqual(['next Resend request', 'next Try again', 'cancel Other wallets'])
})
