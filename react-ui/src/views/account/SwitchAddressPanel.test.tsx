import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { address, fox } from '../../testing/environment.ts'
import { createConnectedEnvironment, showModal } from '../../testing/modal.tsx'
import { SwitchAddressScreen } from './SwitchAddressPanel.tsx'

const otherAddress = '0x4b1c88e207Af3dC95E10bb529Aa417d360F2c8De'

test('SwitchAddressPanel lists the accounts, marks the active one and switches on a click', async () => {
  const environment = await createConnectedEnvironment({}, [address, otherAddress])
  environment.kit.account.setLabel(otherAddress, 'Savings')
  await showModal(environment, (kit) => kit.modal.push('SwitchAddress'))
  expect(await screen.findByRole('button', { name: '0x00…7705Fa', current: true })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Savings 0x4b…F2c8De' }))
  await waitFor(() => expect(environment.kit.account.get().address).toBe(otherAddress))
})

const connectors = [fox]
const choice = { address, type: 'eoa', namespace: 'eip155', connectorId: 'fox' } as const

test("SwitchAddressScreen shows a tab per account type, opened at the active account's type, without other namespaces", async () => {
  const choices = [
    { ...choice, namespace: 'bip122', type: 'payment' },
    { ...choice, namespace: 'bip122', type: 'ordinal', address: otherAddress, name: 'Art' },
    choice,
  ] as const
  const picked: unknown[] = []
  const pick = (account: unknown) => void picked.push(account)
  const view = {
    step: 'choosing',
    namespace: 'bip122',
    address: otherAddress,
    active: { bip122: otherAddress },
    choices,
    pick,
    connect: () => {},
  } as const
  render(<SwitchAddressScreen view={view} accounts={{}} connectors={connectors} />)
  expect(screen.getByRole('tab', { name: 'Ordinals', selected: true })).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Art 0x4b…F2c8De', current: true })).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: 'Payment' }))
  await userEvent.click(screen.getByRole('button', { name: '0x00…7705Fa' }))
  expect(picked).toEqual([choices[0]])
})

test('SwitchAddressScreen shows the type of a single account in its row', () => {
  const choices = [{ ...choice, type: 'smartAccount' }] as const
  const view = {
    step: 'choosing',
    namespace: 'eip155',
    address: null,
    active: {},
    choices,
    pick: () => {},
    connect: () => {},
  } as const
  render(<SwitchAddressScreen view={view} accounts={{}} connectors={connectors} />)
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.getByRole('button', { name: /Smart account/ })).toBeTruthy()
})

test('SwitchAddressScreen shows the request to another wallet, which can be sent again and cancelled', async () => {
  const calls: string[] = []
  const view = {
    step: 'connecting',
    picked: choice,
    cancel: () => calls.push('cancel'),
    retry: () => calls.push('retry'),
  } as const
  const { rerender } = render(
    <SwitchAddressScreen
      view={{ ...view, unresponsive: false }}
      accounts={{}}
      connectors={connectors}
    />,
  )
  expect(screen.getByRole('heading', { name: 'Approve in Foxglove' })).toBeTruthy()
  rerender(
    <SwitchAddressScreen
      view={{ ...view, unresponsive: true }}
      accounts={{}}
      connectors={connectors}
    />,
  )
  expect(screen.getByRole('heading', { name: "Foxglove didn't answer" })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Resend request' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(calls).toEqual(['retry', 'cancel'])
  rerender(
    <SwitchAddressScreen
      view={{ step: 'switched', picked: choice }}
      accounts={{}}
      connectors={connectors}
    />,
  )
  expect(screen.getByRole('heading', { name: 'Account switched' })).toBeTruthy()
})

test('SwitchAddressScreen shows why a switch failed and offers to retry or go back', async () => {
  const calls: string[] = []
  const view = {
    step: 'failed',
    picked: choice,
    problem: 'account/wallet-missing',
    retry: () => calls.push('retry'),
    cancel: () => calls.push('cancel'),
  } as const
  render(<SwitchAddressScreen view={view} accounts={{}} connectors={[]} />)
  expect(
    screen.getByText("The wallet for this account isn't installed in this browser."),
  ).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(calls).toEqual(['retry', 'cancel'])
})
