import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { useConnectMultiChain } from '../../hooks/useConnectMultiChain.ts'
import { KitProvider } from '../../kit/KitProvider.tsx'
import { buttonTexts, showModal } from '../../testing/modal.tsx'
import { connectNamespace, createMultiNamespaceEnvironment } from '../../testing/multi-namespace.ts'

afterEach(cleanup)

test('a wallet that is there for several namespaces asks for which, and marks what it is connected to', async () => {
  const world = createMultiNamespaceEnvironment()
  await connectNamespace(world, 'solana')
  await showModal(world, (kit) => kit.modal.push('ConnectingMultiChain', { connectorId: 'fox' }))
  await screen.findByRole('heading', { name: 'Connect Foxglove' })
  expect(buttonTexts(await screen.findByRole('list', { name: 'Blockchains' }))).toEqual([
    'EVM Networks',
    'SolanaConnected',
  ])
})

test('the one that is picked is asked on a page of its own', async () => {
  const world = createMultiNamespaceEnvironment()
  await showModal(world)
  await userEvent.click(await screen.findByRole('button', { name: /^Foxglove/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Solana' }))
  await waitFor(() => expect(world.adapters.solana.calls.connect).toHaveLength(1))
  expect(world.adapters.eip155.calls.connect).toHaveLength(0)
})

test('an own look gets the same', async () => {
  const { kit } = createMultiNamespaceEnvironment()
  function Own() {
    const choice = useConnectMultiChain('fox')
    return (
      <output>
        {choice.step === 'choosing' && choice.ways.map(({ namespace }) => namespace).join(' ')}
      </output>
    )
  }
  await kit.ready()
  render(
    <KitProvider kit={kit}>
      <Own />
    </KitProvider>,
  )
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('eip155 solana'))
})
