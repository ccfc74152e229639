import { connectFlow } from '@latchkit/core/flows/connect'
import { connectExternalFlow } from '@latchkit/core/flows/connect-external'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createTestWorld, fox } from '../testing/world.ts'
import { ConnectingExternal } from '../views/connect/ConnectingExternal.tsx'
import { EntryContext } from './EntryContext.ts'
import { KitProvider } from './KitProvider.tsx'
import { useFlow } from './useFlow.ts'
import { useView } from './useView.ts'

afterEach(cleanup)

const asking = (connectorId = 'fox') => (
  <ConnectingExternal connectorId={connectorId}>
    {(external) => <output>{external.step}</output>}
  </ConnectingExternal>
)

test('D7: strict mode mounts twice and the wallet is asked once', async () => {
  const { kit, adapter } = createTestWorld()
  const page = render(
    <StrictMode>
      <KitProvider kit={kit}>{asking()}</KitProvider>
    </StrictMode>,
  )
  await kit.wake()
  adapter.announce(fox)
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('asking'))
  expect(adapter.calls.connect).toHaveLength(1)
  expect(adapter.calls.connect[0]?.signal.aborted).toBe(false)
  page.unmount()
  await waitFor(() => expect(adapter.calls.connect[0]?.signal.aborted).toBe(true))
  expect(adapter.calls.connect).toHaveLength(1)
})

test('a component of the page that goes away gives up what it asked for, and one that comes asks anew', async () => {
  const { kit, adapter } = createTestWorld()
  await kit.wake()
  const page = render(<KitProvider kit={kit}>{asking()}</KitProvider>)
  await waitFor(() => expect(adapter.calls.connect).toHaveLength(1))
  page.rerender(<KitProvider kit={kit}>{null}</KitProvider>)
  await waitFor(() => expect(adapter.calls.connect[0]?.signal.aborted).toBe(true))
  page.rerender(<KitProvider kit={kit}>{asking()}</KitProvider>)
  await waitFor(() => expect(adapter.calls.connect).toHaveLength(2))
})

test('a view is made once per snapshot', async () => {
  const { kit } = createTestWorld()
  await kit.wake()
  const views: unknown[] = []
  function Page() {
    views.push(useView(useFlow(connectFlow)))
    return null
  }
  const page = render(
    <KitProvider kit={kit}>
      <Page />
    </KitProvider>,
  )
  await waitFor(() => expect(views.at(-1)).toMatchObject({ step: 'choosing' }))
  page.rerender(
    <KitProvider kit={kit}>
      <Page />
    </KitProvider>,
  )
  expect(views.at(-1)).toBe(views.at(-2))
})

function Held() {
  const running = useFlow(connectFlow)
  return <output>{running === null ? 'none' : running.id}</output>
}

test('in a view of the modal the flow is the one that its entry holds; a view on its way out keeps it', async () => {
  const { kit } = createTestWorld()
  await act(() => kit.open())
  const { key } = kit.store.getSnapshot().router.entry
  render(
    <KitProvider kit={kit}>
      <EntryContext.Provider value={key}>
        <Held />
      </EntryContext.Provider>
    </KitProvider>,
  )
  expect(screen.getByRole('status').textContent).toBe('connect')
  act(() => kit.navigate.reset('WhatIsAWallet'))
  expect(kit.flows.getSnapshot()[key]).toBeUndefined()
  expect(screen.getByRole('status').textContent).toBe('connect')
})

test('an entry whose flow is another one has none to give', async () => {
  const { kit } = createTestWorld()
  await act(() => kit.open())
  function Other() {
    return <output>{String(useFlow(connectExternalFlow))}</output>
  }
  render(
    <KitProvider kit={kit}>
      <EntryContext.Provider value={kit.store.getSnapshot().router.entry.key}>
        <Other />
      </EntryContext.Provider>
    </KitProvider>,
  )
  expect(screen.getByRole('status').textContent).toBe('null')
})
