import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTestEnvironment, storedConnection } from '../../testing/environment.ts'
import { createConnectedEnvironment, last } from '../../testing/modal.tsx'
import { renderWithKit } from '../../testing/render.tsx'
import { Account } from './Account.tsx'
import { Disconnect } from './Disconnect.tsx'
import { SwitchAddress } from './SwitchAddress.tsx'

const otherAddress = '0x4b1c88e207Af3dC95E10bb529Aa417d360F2c8De'

test('Account passes the account with its wallet, network and explorer link, and no commands that need the modal', async () => {
  const environment = await createConnectedEnvironment()
  renderWithKit(
    environment.kit,
    <Account>
      {(account) => (
        <output>
          {account.step === 'connected' &&
            [
              account.wallet?.name,
              account.network?.name,
              account.explorerUrl,
              account.openNetworks !== null,
              account.openAccounts !== null,
            ].join(' ')}
        </output>
      )}
    </Account>,
  )
  expect(screen.getByRole('status').textContent).toBe(
    'Foxglove Meadow https://explorer.example/address/0x00000000219ab540356cBB839Cbe05303d7705Fa false false',
  )
})

test.each([
  [{}, 'disconnected'],
  [{ stored: storedConnection }, 'reconnecting'],
])('Account with the platform options %o has the step %s', (platformOptions, step) => {
  const { kit } = createTestEnvironment({}, platformOptions)
  renderWithKit(kit, <Account>{(account) => <output>{account.step}</output>}</Account>)
  expect(screen.getByRole('status').textContent).toBe(step)
})

test('SwitchAddress selects another account of the wallet', async () => {
  const environment = await createConnectedEnvironment({}, [
    '0x00000000219ab540356cBB839Cbe05303d7705Fa',
    otherAddress,
  ])
  renderWithKit(
    environment.kit,
    <SwitchAddress>
      {(change) => (
        <button
          type="button"
          onClick={() => change.step === 'choosing' && change.pick(last(change.choices))}
        >
          {change.step}
        </button>
      )}
    </SwitchAddress>,
  )
  const button = await screen.findByRole('button', { name: 'choosing' })
  act(() => button.click())
  await waitFor(() => expect(environment.kit.account.get().address).toBe(otherAddress))
})

test('Disconnect disconnects the wallet on mount and renders the steps disconnecting and disconnected', async () => {
  const environment = await createConnectedEnvironment()
  renderWithKit(
    environment.kit,
    <Disconnect>{(disconnect) => <output>{disconnect.step}</output>}</Disconnect>,
  )
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('disconnecting'))
  await waitFor(() => last(environment.adapter.calls.disconnect))
  await act(async () => last(environment.adapter.calls.disconnect).resolve())
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('disconnected'))
  expect(environment.kit.account.get().status).toBe('disconnected')
})
