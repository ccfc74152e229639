import { connectExternalFlow, connectFlow } from '@latchkit/core/flows'
import { act, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, test } from 'vitest'
import { createTestEnvironment, fox } from '../testing/environment.ts'
import { ConnectingExternal } from '../views/connect/ConnectingExternal.tsx'
import { EntryContext } from './EntryContext.ts'
import { KitProvider } from './KitProvider.tsx'
import { useFlow } from './useFlow.ts'
import { useFlowPart } from './useFlowPart.ts'
import { useView } from './useView.ts'

const connecting = (
  <ConnectingExternal connectorId="fox">
    {(external) => <output>{external.step}</output>}
  </ConnectingExternal>
)

test('useLocalFlow sends one wallet request although Strict Mode mounts twice [D7]', async () => {
  const { kit, adapter } = createTestEnvironment()
  const page = render(
    <StrictMode>
      <KitProvider kit={kit}>{connecting}</KitProvider>
    </StrictMode>,
  )
  await kit.load()
  adapter.announce(fox)
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('requesting'))
  await waitFor(() => expect(adapter.calls.connect).not.toHaveLength(0))
  expect(adapter.calls.connect).toHaveLength(1)
  expect(adapter.calls.connect[0]?.signal.aborted).toBe(false)
  page.unmount()
  await waitFor(() => expect(adapter.calls.connect[0]?.signal.aborted).toBe(true))
  expect(adapter.calls.connect).toHaveLength(1)
})

test('useLocalFlow aborts the wallet request on unmount and sends a new one on the next mount', async () => {
  const { kit, adapter } = createTestEnvironment()
  await kit.load()
  const page = render(<KitProvider kit={kit}>{connecting}</KitProvider>)
  await waitFor(() => expect(adapter.calls.connect).toHaveLength(1))
  page.rerender(<KitProvider kit={kit}>{null}</KitProvider>)
  await waitFor(() => expect(adapter.calls.connect[0]?.signal.aborted).toBe(true))
  page.rerender(<KitProvider kit={kit}>{connecting}</KitProvider>)
  await waitFor(() => expect(adapter.calls.connect).toHaveLength(2))
})

test.each(['the visitor accepts', 'the page turns the checkbox off'] as const)(
  'useLocalFlow runs a flow that waits for the consent once %s, without a toast [EM19]',
  async (when) => {
    const { kit, adapter } = createTestEnvironment({
      termsConditionsUrl: 'https://a.example/terms',
      features: { legalCheckbox: true },
    })
    await kit.load()
    adapter.announce(fox)
    const choice = await kit.run(connectFlow, null)
    const runs: Promise<unknown>[] = []
    const { run } = kit
    const recorded = Object.assign(Object.create(kit), {
      run: (...args: Parameters<typeof run>) => {
        const started = run(...args)
        runs.push(started)
        return started
      },
    })
    render(<KitProvider kit={recorded}>{connecting}</KitProvider>)
    await waitFor(() => expect(runs).toHaveLength(1))
    await expect(runs[0]).rejects.toMatchObject({ code: 'connect/consent-missing' })
    expect(kit.state.getSnapshot().toast.open).toBe(false)
    await act(async () => {
      const view = choice.view()
      if (view.step !== 'consenting') throw new Error(`The flow is ${view.step}`)
      if (when === 'the visitor accepts') view.accept()
      else await kit.settings.update({ features: { legalCheckbox: false } })
    })
    await waitFor(() => expect(adapter.calls.connect).toHaveLength(1))
    expect(screen.getByRole('status').textContent).toBe('requesting')
  },
)

test('useFlowPart renders again only when the selected part of the view changes', async () => {
  const { kit, adapter } = createTestEnvironment()
  const running = await kit.run(connectExternalFlow, { connectorId: 'fox' })
  const ids: unknown[] = []
  function Id() {
    ids.push(useFlowPart(running, () => running.id))
    return null
  }
  const Step = () => <output>{useFlowPart(running, ({ step }) => step)}</output>
  render([<Id key="id" />, <Step key="step" />])
  adapter.announce(fox)
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('requesting'))
  expect(ids).toEqual(['connectExternal'])
})

test('useView returns the same view object until the snapshot changes', async () => {
  const { kit } = createTestEnvironment()
  await kit.load()
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

function FlowId() {
  const running = useFlow(connectFlow)
  return <output>{running === null ? 'none' : running.id}</output>
}

test('useFlow returns the flow of the stack entry and keeps it after the entry is removed', async () => {
  const { kit } = createTestEnvironment()
  await act(() => kit.open())
  const { key } = kit.state.getSnapshot().router.entry
  render(
    <KitProvider kit={kit}>
      <EntryContext.Provider value={key}>
        <FlowId />
      </EntryContext.Provider>
    </KitProvider>,
  )
  expect(screen.getByRole('status').textContent).toBe('connect')
  act(() => kit.modal.reset('WhatIsAWallet'))
  expect(kit.modal.flows.getSnapshot()[key]).toBeUndefined()
  expect(screen.getByRole('status').textContent).toBe('connect')
})

test('useFlow returns null if the stack entry runs another flow', async () => {
  const { kit } = createTestEnvironment()
  await act(() => kit.open())
  function ConnectExternalView() {
    return <output>{String(useFlow(connectExternalFlow))}</output>
  }
  render(
    <KitProvider kit={kit}>
      <EntryContext.Provider value={kit.state.getSnapshot().router.entry.key}>
        <ConnectExternalView />
      </EntryContext.Provider>
    </KitProvider>,
  )
  expect(screen.getByRole('status').textContent).toBe('null')
})
