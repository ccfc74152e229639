import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createTestEnvironment } from '../../testing/environment.ts'
import { showModal } from '../../testing/modal.tsx'

const headings = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('WhatIsAWalletPanel has three paragraphs and leads to GetWallet', async () => {
  const environment = createTestEnvironment()
  await showModal(environment, (kit) => kit.modal.push('WhatIsAWallet'))
  await screen.findByRole('heading', { name: 'You hold the keys' })
  expect(headings()).toEqual([
    'A home for what you own',
    'One sign-in for every site',
    'You hold the keys',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Get a wallet' }))
  expect(environment.kit.state.getSnapshot().router.entry.view).toBe('GetWallet')
})

test('WhatIsANetworkPanel has three paragraphs and a button that goes back', async () => {
  const environment = createTestEnvironment()
  await showModal(environment, (kit) => kit.modal.push('WhatIsANetwork'))
  await screen.findByRole('heading', { name: 'A shared ledger' })
  expect(headings()).toHaveLength(3)
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }))
  expect(environment.kit.state.getSnapshot().router.entry.view).toBe('Connect')
})

test('WhatIsANetworkPanel has a drawing per paragraph that is hidden from screen readers', async () => {
  await showModal(createTestEnvironment(), (kit) => kit.modal.push('WhatIsANetwork'))
  await screen.findByRole('heading', { name: 'A shared ledger' })
  const drawings = document.querySelectorAll('.lk-guide-drawing svg')
  expect(drawings).toHaveLength(3)
  expect(
    Array.from(drawings).every((drawing) => drawing.getAttribute('aria-hidden') === 'true'),
  ).toBe(true)
})
