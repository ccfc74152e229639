import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { address, fox } from '../../testing/environment.ts'
import { createConnectedEnvironment, showModal } from '../../testing/modal.tsx'
import { SwitchAddressScreen } from './SwitchAddressScreen.tsx'

afterEach(cleanup)

const other = '0x4b1c88e207Af3dC95E10bb529Aa417d360F2c8De'

test('the accounts of the wallet are listed, the one in use is marked, another one is picked with a click', async () => {
  const environment = await createConnectedEnvironment({}, [address, other])
  environment.kit.account.setLabel(other, 'Savings')
  await showModal(environment, (kit) => kit.modal.push('SwitchAddress'))
  expect(await screen.findByRole('button', { name: '0x00…7705Fa', current: true })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Savings 0x4b…F2c8De' }))
  await waitFor(() => expect(environment.kit.account.get().address).toBe(other))
})

const connectors = [fox]
const choice = { address, type: 'eoa', namespace: 'eip155', connectorId: 'fox' } as const

test('accounts of several kinds have a tab each, which opens on the kind in use; other namespaces are left out', async () => {
  const choices = [
    { ...choice, namespace: 'bip122', type: 'payment' },
    { ...choice, namespace: 'bip122', type: 'ordinal', address: other, name: 'Art' },
    choice,
  ] as const
  const picked: unknown[] = []
  const pick = (one: unknown) => void picked.push(one)
  const change = {
    step: 'choosing',
    namespace: 'bip122',
    address: other,
    active: { bip122: other },
    choices,
    pick,
    connect: () => {},
  } as const
  render(<SwitchAddressScreen view={change} accounts={{}} connectors={connectors} />)
  expect(screen.getByRole('tab', { name: 'Ordinals', selected: true })).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Art 0x4b…F2c8De', current: true })).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: 'Payment' }))
  await userEvent.click(screen.getByRole('button', { name: '0x00…7705Fa' }))
  expect(picked).toEqual([choices[0]])
})

test('where one account has a kind that says something, it stands in its row', () => {
  const choices = [{ ...choice, type: 'smartAccount' }] as const
  const change = {
    step: 'choosing',
    namespace: 'eip155',
    address: null,
    active: {},
    choices,
    pick: () => {},
    connect: () => {},
  } as const
  render(<SwitchAddressScreen view={change} accounts={{}} connectors={connectors} />)
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.getByRole('button', { name: /Smart account/ })).toBeTruthy()
})

test('a wallet that has to be asked for the account is asked with the ring, and can be let go', async () => {
  const calls: string[] = []
  const change = { step: 'connecting', picked: choice, cancel: () => calls.push('cancel') } as const
  const { rerender } = render(
    <SwitchAddressScreen
      view={{ ...change, silent: false }}
      accounts={{}}
      connectors={connectors}
    />,
  )
  expect(screen.getByRole('heading', { name: 'Approve in Foxglove' })).toBeTruthy()
  rerender(
    <SwitchAddressScreen
      view={{ ...change, silent: true }}
      accounts={{}}
      connectors={connectors}
    />,
  )
  expect(screen.getByRole('heading', { name: "Foxglove didn't answer" })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(calls).toEqual(['cancel'])
  rerender(
    <SwitchAddressScreen view={{ step: 'switched' }} accounts={{}} connectors={connectors} />,
  )
  expect(screen.getByRole('heading', { name: 'Account switched' })).toBeTruthy()
})

test('what failed says why, and offers to try again or to leave it', async () => {
  const calls: string[] = []
  const change = {
    step: 'failed',
    problem: 'account/wallet-missing',
    retry: () => calls.push('retry'),
    cancel: () => calls.push('cancel'),
  } as const
  render(<SwitchAddressScreen view={change} accounts={{}} connectors={[]} />)
  expect(
    screen.getByText('The wallet that holds this account is not in this browser.'),
  ).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(calls).toEqual(['retry', 'cancel'])
})
