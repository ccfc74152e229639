import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showModal } from '../testing/modal.tsx'
import { createTestWorld } from '../testing/world.ts'

afterEach(cleanup)

test('the next page begins at its top, and one that was scrolled is where it was when one comes back', async () => {
  const world = createTestWorld()
  const dialog = await showModal(world)
  await screen.findByRole('button', { name: /Foxglove/ })
  const scroll = dialog.querySelector('.lk-scroll')
  if (scroll === null) throw new Error('Nothing scrolls')
  scroll.scrollTop = 120
  act(() => world.kit.navigate.push('WhatIsAWallet'))
  await screen.findByRole('dialog', { name: 'What is a wallet?' })
  expect(scroll.scrollTop).toBe(0)
  act(() => world.kit.navigate.back())
  await screen.findByRole('dialog', { name: 'Connect wallet' })
  expect(scroll.scrollTop).toBe(120)
})
