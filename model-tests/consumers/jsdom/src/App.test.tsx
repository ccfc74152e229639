import { createKit, type Kit } from '@latchkit/core'
import { mainnet } from '@latchkit/core/networks'
import { createScriptedAdapter, scriptedConnector } from '@latchkit/core/testing'
import { toCaipNetworkId } from '@latchkit/core/utils'
import { ConnectButton, KitProvider, Modal } from '@latchkit/react-ui'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

let kit: Kit
afterEach(() => kit.stop())

test('a visitor connects a wallet', async () => {
  const adapter = createScriptedAdapter() // its requests wait until the test resolves them
  adapter.announce(scriptedConnector('Fox'))
  kit = createKit({ adapters: [adapter], networks: [mainnet] })
  render(
    <KitProvider kit={kit}>
      <ConnectButton />
      <Modal />
    </KitProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Connect wallet' }))
  fireEvent.click(await screen.findByRole('button', { name: /^Fox/ }, { timeout: 5_000 }))
  await waitFor(() => expect(adapter.calls.connect).toHaveLength(1))
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  adapter.calls.connect[0]?.resolve({
    namespace: 'eip155',
    connectorId: 'Fox',
    caipNetworkId: toCaipNetworkId('eip155:1'),
    address,
    accounts: [{ address, type: 'eoa' }],
  })
  await waitFor(() => expect(kit.account.get().address).toBe(address))
  await screen.findByRole('button', { name: /0xf3/ })
})
