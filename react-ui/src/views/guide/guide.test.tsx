import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createTestEnvironment } from '../../testing/environment.ts'
import { showModal } from '../../testing/modal.tsx'

afterEach(cleanup)

const read = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('what a wallet is takes three paragraphs, and leads to one', async () => {
  const world = createTestEnvironment()
  await showModal(world, (kit) => kit.modal.push('WhatIsAWallet'))
  await screen.findByRole('heading', { name: 'You hold the keys' })
  expect(read()).toEqual([
    'A home for what you own',
    'One sign-in for every site',
    'You hold the keys',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Get a wallet' }))
  expect(world.kit.state.getSnapshot().router.entry.view).toBe('GetWallet')
})

test('what a network is takes three paragraphs, and leads back', async () => {
  const world = createTestEnvironment()
  await showModal(world, (kit) => kit.modal.push('WhatIsANetwork'))
  await screen.findByRole('heading', { name: 'A shared ledger' })
  expect(read()).toHaveLength(3)
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }))
  expect(world.kit.state.getSnapshot().router.entry.view).toBe('Connect')
})

test('every paragraph has a drawing, and no drawing is read', async () => {
  await showModal(createTestEnvironment(), (kit) => kit.modal.push('WhatIsANetwork'))
  await screen.findByRole('heading', { name: 'A shared ledger' })
  const drawings = document.querySelectorAll('.lk-guide-drawing svg')
  expect(drawings).toHaveLength(3)
  expect(Array.from(drawings).every((one) => one.getAttribute('aria-hidden') === 'true')).toBe(true)
})
