import { lazy } from '@latchkit/core/internal'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { KitContext } from '../kit/KitContext.ts'
import { createTestContext } from '../testing/context.ts'
import { createTestEnvironment } from '../testing/environment.ts'
import { showModal, unconfiguredNetwork } from '../testing/modal.tsx'
import { Alerts, importAlertBar } from './Alerts.tsx'

const toasts = () =>
  [...document.querySelectorAll('.lk-toast')].map(({ textContent }) => textContent)

test('Toasts shows a toast in a polite live region for 2.5 s', async () => {
  const env = createTestEnvironment()
  await showModal(env)
  act(() => env.kit.modal.showToast({ variant: 'error', message: 'Wallet unavailable' }))
  await waitFor(() => expect(toasts()).toEqual(['Wallet unavailable']))
  expect(
    document.querySelector('.lk-toast')?.closest('[aria-live]')?.getAttribute('aria-live'),
  ).toBe('polite')
  act(() => env.clock.advance(2_500))
  await waitFor(() => expect(toasts()).toEqual([]))
})

test('Toasts shows a toast with the variant loading until it is hidden', async () => {
  const env = createTestEnvironment()
  await showModal(env)
  act(() => env.kit.modal.showToast({ variant: 'loading', message: 'Working' }))
  await waitFor(() => expect(toasts()).toEqual(['Working']))
  act(() => env.clock.advance(60_000))
  expect(toasts()).toEqual(['Working'])
  act(() => env.kit.modal.hideToast())
  await waitFor(() => expect(toasts()).toEqual([]))
})

test('Toasts shows at most one toast at a time while 100 follow within a second, and the last one at the end [L7]', async () => {
  const env = createTestEnvironment()
  await showModal(env)
  act(() => env.kit.modal.showToast({ variant: 'success', message: 'Message 0' }))
  await waitFor(() => expect(toasts()).toEqual(['Message 0']))
  let maxShown = 0
  for (let count = 1; count <= 100; count += 1) {
    act(() => {
      env.kit.modal.showToast({ variant: 'success', message: `Message ${count}` })
      env.clock.advance(10)
    })
    maxShown = Math.max(maxShown, toasts().length)
  }
  act(() => env.clock.advance(150))
  expect(maxShown).toBeLessThanOrEqual(1)
  await waitFor(() => expect(toasts()).toEqual(['Message 100']))
})

test('Alerts shows the catalogue text of an error with debug until it is dismissed', async () => {
  const env = createTestEnvironment({ debug: true })
  await showModal(env)
  await act(() => env.kit.network.switch(unconfiguredNetwork()).catch(() => {}))
  const bar = await screen.findByRole('alert')
  expect([...bar.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Network Not Found',
    'The network eip155:56 is not configured. Add it to "networks", or call network.add().',
    'network/switch-not-found',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('Alerts counts the alerts that follow and shows the next one after dismiss', async () => {
  const env = createTestEnvironment({ debug: true })
  await showModal(env)
  for (const id of ['eip155:5', 'eip155:6', 'eip155:5'] as const)
    await act(() => env.kit.network.switch(id).catch(() => {}))
  expect((await screen.findByRole('alert')).textContent).toMatch(/eip155:5.*1 more$/)
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/eip155:6/))
  expect(screen.getByRole('alert').textContent).not.toContain('more')
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('Alerts offers a retry in place of an alert whose code fails to load [P4]', async () => {
  const { kit } = createTestEnvironment({ debug: true })
  const context = createTestContext(kit)
  let isOffline = true
  context.loaderOf(importAlertBar, () =>
    lazy(async () => {
      if (isOffline) throw new TypeError('404')
      return importAlertBar()
    }),
  )
  render(
    <KitContext.Provider value={context}>
      <Alerts />
    </KitContext.Provider>,
  )
  await act(() => kit.network.switch(unconfiguredNetwork()).catch(() => {}))
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(retry.parentElement?.textContent).toMatch(/^Couldn't load a part of this screen\./)
  isOffline = false
  await userEvent.click(retry)
  expect((await screen.findByRole('alert')).textContent).toContain('Network Not Found')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('Alerts shows nothing without debug', async () => {
  const env = createTestEnvironment({ debug: false })
  await showModal(env)
  await act(() => env.kit.network.switch(unconfiguredNetwork()).catch(() => {}))
  expect(env.kit.state.getSnapshot().alert.open).toBe(true)
  expect(screen.queryByRole('alert')).toBeNull()
})
