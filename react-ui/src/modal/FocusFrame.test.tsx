import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createTestEnvironment } from '../testing/environment.ts'
import { showModal } from '../testing/modal.tsx'

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

test('the arrow keys lead from the dialog through the wallets of all sections, Home and End to the first and last', async () => {
  await showModal(createTestEnvironment())
  await screen.findByRole('button', { name: /Foxglove/ })
  const focused = () =>
    document.activeElement?.closest('.lk-row')?.querySelector('.lk-row-label')?.textContent
  const press = async (keys: string) => {
    await userEvent.keyboard(keys)
    return focused()
  }
  // The code of the keys loads after the first view.
  await waitFor(async () => expect(await press('{ArrowDown}')).toBe('Foxglove'))
  expect(await press('{ArrowUp}')).toBe('Foxglove')
  expect(await press('{ArrowDown}')).toBe('WalletConnect')
  expect(await press('{End}')).toBe('All wallets')
  expect(await press('{Home}')).toBe('Foxglove')
})

test('ArrowDown leads from the search field to the first network unless an input method composes, and ArrowUp back', async () => {
  const env = createTestEnvironment()
  await showModal(env, (kit) => kit.modal.push('Networks'))
  const search = await screen.findByRole('searchbox')
  act(() => search.focus())
  await waitFor(async () => {
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toMatch(/Meadow$/)
  })
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(search)
  // An input method selects a candidate with the key.
  fireEvent.keyDown(search, { key: 'ArrowDown', isComposing: true })
  expect(document.activeElement).toBe(search)
})
