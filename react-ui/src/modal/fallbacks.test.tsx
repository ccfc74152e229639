import type { Kit } from '@latchkit/core'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { createHandle, type DialogCode, type Handle, HandleContext } from '../kit/HandleContext.ts'
import { createLoader } from '../kit/loader.ts'
import { createTestWorld } from '../testing/world.ts'
import { Dialog } from './Dialog.tsx'
import { Modal } from './Modal.tsx'

afterEach(cleanup)

const drawing = { nonce: undefined, container: null }
const page = (handle: Handle, children: ReactNode = <Modal duration={0} />) => (
  <HandleContext.Provider value={handle}>{children}</HandleContext.Provider>
)
const codeWith = (draw: () => ReactNode): DialogCode => {
  const panel = createLoader(async () => draw)
  return { Dialog, panels: { of: () => panel } }
}
const opened = async (kit: Kit) => {
  await act(async () => {
    await kit.open()
  })
}

test('P4: a modal whose code does not arrive says so after one more try, and the retry brings it', async () => {
  const { kit } = createTestWorld()
  let fetches = 0
  const handle = createHandle(
    kit,
    async () => {
      fetches += 1
      if (fetches < 3) throw new TypeError('Failed to fetch dynamically imported module')
      return codeWith(() => <p>Here</p>)
    },
    drawing,
  )
  render(page(handle))
  await opened(kit)
  expect((await screen.findByRole('alert')).textContent).toContain('This part did not load')
  expect(fetches).toBe(2)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Here')).toBeTruthy()
  expect(screen.queryByText('This part did not load')).toBeNull()
})

test('P4: the message can be put away', async () => {
  const { kit, clock } = createTestWorld()
  render(page(createHandle(kit, () => Promise.reject(new TypeError('404')), drawing)))
  await opened(kit)
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  act(() => clock.advance(150))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('P4: a kit whose own code does not arrive says so where the modal would be, and opens on the retry', async () => {
  const { kit } = createTestWorld()
  let asked = 0
  const flaky: Kit = {
    ...kit,
    open: async (options) => {
      asked += 1
      if (asked === 1) throw new TypeError('404')
      return kit.open(options)
    },
  }
  const handle = createHandle(flaky, async () => codeWith(() => <p>Here</p>), drawing)
  render(page(handle))
  await act(() => handle.opening.open({ view: 'Networks' }))
  expect(screen.getByRole('alert')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('dialog', { name: 'Choose network' })).toBeTruthy()
  expect(screen.queryByText('This part did not load')).toBeNull()
})

test('P4: a view whose code does not arrive is never blank: a message and a retry in its place, the header stays', async () => {
  const { kit } = createTestWorld()
  let fetches = 0
  const panel = createLoader(async () => {
    fetches += 1
    if (fetches < 3) throw new TypeError('404')
    return () => <p>Here</p>
  })
  render(page(createHandle(kit, async () => ({ Dialog, panels: { of: () => panel } }), drawing)))
  await opened(kit)
  expect(await screen.findByText('This part did not load')).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Connect wallet' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Here')).toBeTruthy()
})

test('a view that breaks takes nothing else along', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { kit } = createTestWorld()
  let breaks = true
  const Panel = () => {
    if (breaks) throw new Error('broken')
    return <p>Here</p>
  }
  render(
    page(
      createHandle(kit, async () => codeWith(Panel), drawing),
      [<p key="page">The page</p>, <Modal key="modal" duration={0} />],
    ),
  )
  await opened(kit)
  expect(await screen.findByText('This part did not load')).toBeTruthy()
  expect(screen.getByText('The page')).toBeTruthy()
  breaks = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Here')).toBeTruthy()
  quiet.mockRestore()
})

test('a modal that breaks as a whole is replaced by a message, and the page stays', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { kit } = createTestWorld()
  const Broken = () => {
    throw new Error('broken')
  }
  const code: DialogCode = {
    Dialog: Broken,
    panels: { of: () => createLoader(async () => () => null) },
  }
  render(
    page(
      createHandle(kit, async () => code, drawing),
      [<p key="page">The page</p>, <Modal key="modal" duration={0} />],
    ),
  )
  await opened(kit)
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByText('The page')).toBeTruthy()
  quiet.mockRestore()
})

test('while the next view is fetched the one before stays, and after 200 ms it goes', async () => {
  const { kit } = createTestWorld()
  let arrive = () => {}
  const slow = createLoader(
    () =>
      new Promise<() => ReactNode>((resolve) => {
        arrive = () => resolve(() => <p>Second</p>)
      }),
  )
  const first = createLoader(async () => () => <p>First</p>)
  const panels: DialogCode['panels'] = { of: (view) => (view === 'Connect' ? first : slow) }
  render(page(createHandle(kit, async () => ({ Dialog, panels }), drawing)))
  await opened(kit)
  expect(await screen.findByText('First')).toBeTruthy()
  act(() => kit.navigate.push('WhatIsAWallet'))
  expect(screen.getByText('First')).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Connect wallet' })).toBeTruthy()
  expect(await screen.findByRole('dialog', { name: 'What is a wallet?' })).toBeTruthy()
  expect(screen.queryByText('First')).toBeNull()
  await act(async () => arrive())
  expect(await screen.findByText('Second')).toBeTruthy()
})
