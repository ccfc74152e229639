import type { Kit } from '@latchkit/core'
import { lazy } from '@latchkit/core/internal'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Fragment, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import type { ViewCode } from '../kit/defineView.ts'
import { KitContext, type KitContextValue } from '../kit/KitContext.ts'
import { createTestContext } from '../testing/context.ts'
import { createTestEnvironment } from '../testing/environment.ts'
import { createDialogCode } from './dialogCode.ts'
import { Modal } from './Modal.tsx'
import { dialogLoader } from './useDialogLoader.ts'

const page = (context: KitContextValue, children: ReactNode = <Modal duration={0} />) => (
  <KitContext.Provider value={context}>{children}</KitContext.Provider>
)
const viewOf = (panel: () => ReactNode) => async () => ({ panel, next: [] })
const openModal = async (kit: Kit) => {
  await act(async () => {
    await kit.open()
  })
}

test('Modal shows an error when its code fails to load, and renders the view after a retry [P4]', async () => {
  const { kit } = createTestEnvironment()
  let loads = 0
  const context = createTestContext(
    kit,
    viewOf(() => <p>The view</p>),
  )
  context.loaderOf(dialogLoader, () =>
    lazy(async () => {
      loads += 1
      if (loads < 3) throw new TypeError('Failed to fetch dynamically imported module')
      return createDialogCode(context, 'Connect')
    }),
  )
  render(page(context))
  await openModal(kit)
  expect((await screen.findByRole('alert')).textContent).toContain("Couldn't load this screen")
  expect(loads).toBe(2)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The view')).toBeTruthy()
  expect(screen.queryByText("Couldn't load this screen")).toBeNull()
})

test('Modal removes the error about its code when the visitor closes it [P4]', async () => {
  const { kit, clock } = createTestEnvironment()
  const context = createTestContext(kit)
  context.loaderOf(dialogLoader, () => lazy(() => Promise.reject(new TypeError('404'))))
  render(page(context))
  await openModal(kit)
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  act(() => clock.advance(150))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('Modal shows an error when the code of the kit fails to load, and opens on retry [P4]', async () => {
  const { kit } = createTestEnvironment()
  let opens = 0
  const flaky: Kit = {
    ...kit,
    open: async (options) => {
      opens += 1
      if (opens === 1) throw new TypeError('404')
      return kit.open(options)
    },
  }
  const context = createTestContext(flaky)
  render(page(context))
  await act(() => context.opener.open({ view: 'Networks' }))
  expect(screen.getByRole('alert')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('dialog', { name: 'Choose network' })).toBeTruthy()
  expect(screen.queryByText("Couldn't load this screen")).toBeNull()
})

test('Modal shows an error below its header when the code of a view fails to load [P4]', async () => {
  const { kit } = createTestEnvironment()
  let isOffline = true
  const context = createTestContext(kit, async () => {
    if (isOffline) throw new TypeError('404')
    return { panel: () => <p>The view</p>, next: [] }
  })
  render(page(context))
  await openModal(kit)
  expect(await screen.findByText("Couldn't load this screen")).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Connect wallet' })).toBeTruthy()
  isOffline = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The view')).toBeTruthy()
})

test('Modal shows an error in place of a view that throws', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { kit } = createTestEnvironment()
  let shouldThrow = true
  const Panel = () => {
    if (shouldThrow) throw new Error('broken')
    return <p>The view</p>
  }
  render(
    page(createTestContext(kit, viewOf(Panel)), [
      <p key="page">The page</p>,
      <Modal key="modal" duration={0} />,
    ]),
  )
  await openModal(kit)
  expect(await screen.findByText("Couldn't load this screen")).toBeTruthy()
  expect(screen.getByText('The page')).toBeTruthy()
  shouldThrow = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The view')).toBeTruthy()
  consoleError.mockRestore()
})

test('Modal shows an error in place of a dialog that throws, and the page stays', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { kit } = createTestEnvironment()
  const Broken = () => {
    throw new Error('broken')
  }
  const context = createTestContext(kit)
  context.loaderOf(dialogLoader, () => lazy(async () => ({ Dialog: Broken, Styles: Fragment })))
  render(page(context, [<p key="page">The page</p>, <Modal key="modal" duration={0} />]))
  await openModal(kit)
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByText('The page')).toBeTruthy()
  consoleError.mockRestore()
})

test('Modal keeps the previous view for up to 200 ms while the code of the next one loads, then shows a spinner', async () => {
  const { kit } = createTestEnvironment()
  let finishLoad = () => {}
  const loadSlowly = () =>
    new Promise<ViewCode>((resolve) => {
      finishLoad = () => resolve({ panel: () => <p>Second</p>, next: [] })
    })
  const loadFirst = viewOf(() => <p>First</p>)
  render(page(createTestContext(kit, (view) => (view === 'Connect' ? loadFirst() : loadSlowly()))))
  await openModal(kit)
  expect(await screen.findByText('First')).toBeTruthy()
  act(() => kit.modal.push('WhatIsAWallet'))
  expect(screen.getByText('First')).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Connect wallet' })).toBeTruthy()
  expect(await screen.findByRole('dialog', { name: 'What is a wallet?' })).toBeTruthy()
  expect(screen.queryByText('First')).toBeNull()
  const spinner = () => document.querySelector('[data-view=WhatIsAWallet] .lk-view-loading')
  expect(spinner()?.getAttribute('aria-busy')).toBe('true')
  await act(async () => finishLoad())
  expect(await screen.findByText('Second')).toBeTruthy()
  expect(spinner()).toBeNull()
})
