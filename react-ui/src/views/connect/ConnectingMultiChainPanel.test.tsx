import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { useConnectMultiChain } from '../../hooks/useConnectMultiChain.ts'
import { buttonTexts, showModal } from '../../testing/modal.tsx'
import { connectNamespace, createMultiNamespaceEnvironment } from '../../testing/multi-namespace.ts'
import { renderWithKit } from '../../testing/render.tsx'

test("ConnectingMultiChainPanel lists the wallet's namespaces and marks the connected ones", async () => {
  const environment = createMultiNamespaceEnvironment()
  await connectNamespace(environment, 'solana')
  await showModal(environment, (kit) =>
    kit.modal.push('ConnectingMultiChain', { connectorId: 'fox' }),
  )
  await screen.findByRole('heading', { name: 'Connect Foxglove' })
  expect(buttonTexts(await screen.findByRole('list', { name: 'Networks' }))).toEqual([
    'Ethereum networks',
    'SolanaConnected',
  ])
})

test('ConnectingMultiChainPanel connects the wallet only in the picked namespace', async () => {
  const environment = createMultiNamespaceEnvironment()
  await showModal(environment)
  await userEvent.click(await screen.findByRole('button', { name: /^Foxglove/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Solana' }))
  await waitFor(() => expect(environment.adapters.solana.calls.connect).toHaveLength(1))
  expect(environment.adapters.eip155.calls.connect).toHaveLength(0)
})

test('useConnectMultiChain returns the namespaces of a wallet', async () => {
  const { kit } = createMultiNamespaceEnvironment()
  function Choice() {
    const choice = useConnectMultiChain('fox')
    return (
      <output>
        {choice.step === 'choosing' &&
          choice.connectors.map(({ namespace }) => namespace).join(' ')}
      </output>
    )
  }
  await kit.ready()
  renderWithKit(kit, <Choice />)
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('eip155 solana'))
})
