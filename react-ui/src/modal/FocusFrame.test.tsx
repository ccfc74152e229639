import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createTestEnvironment } from '../testing/environment.ts'
import { showModal } from '../testing/modal.tsx'

afterEach(cleanup)

test('FocusFrame scrolls a new view to its top and restores the scroll offset of a view after going back', async () => {
  const env = createTestEnvironment()
  const dialog = await showModal(env)
  await screen.findByRole('button', { name: /Foxglove/ })
  const view = () => {
    const current = dialog.querySelector('.lk-view:not([data-exiting])')
    if (current === null) throw new Error('The dialog has no view')
    return current
  }
  view().scrollTop = 120
  act(() => env.kit.modal.push('WhatIsAWallet'))
  await screen.findByRole('dialog', { name: 'What is a wallet?' })
  expect(view().scrollTop).toBe(0)
  act(() => env.kit.modal.back())
  await screen.findByRole('dialog', { name: 'Connect wallet' })
  expect(view().scrollTop).toBe(120)
})
