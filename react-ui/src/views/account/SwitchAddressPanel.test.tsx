import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { connectedWorld, showModal } from '../../testing/modal.tsx'
import { address } from '../../testing/world.ts'
import { SwitchAddressScreen } from './SwitchAddressScreen.tsx'

afterEach(cleanup)

const other = '0x4b1c88e207Af3dC95E10bb529Aa417d360F2c8De'
const wallet = { name: 'Foxglove', icon: null }

test('the accounts of the wallet are listed, the one in use is marked, another one is picked with a click', async () => {
  const world = await connectedWorld({}, [address, other])
  world.kit.addAddressLabel(other, 'Savings')
  await showModal(world, (kit) => kit.navigate.push('SwitchAddress'))
  expect(await screen.findByRole('button', { name: '0x00…7705Fa', current: true })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Savings 0x4b…F2c8De' }))
  await waitFor(() => expect(world.kit.getAddress()).toBe(other))
})

test('what kind an account is stands in its row', () => {
  const choices = [
    { address, type: 'payment', connectorId: 'fox' },
    { address: other, type: 'ordinal', connectorId: 'fox' },
  ] as const
  render(<SwitchAddressScreen change={{ step: 'choosing', address: null, choices, pick: () => {} }} labels={{}} wallet={wallet} />)
  expect(screen.getByRole('button', { name: /Payment/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: /Ordinals/ })).toBeTruthy()
})

test('a wallet that has to be asked for the account is asked with the ring, and can be let go', async () => {
  const calls: string[] = []
  const picked = { address: other, type: 'eoa', connectorId: 'fox' } as const
  const change = { step: 'connecting', picked, cancel: () => calls.push('cancel') } as const
  const { rerender } = render(<SwitchAddressScreen change={{ ...change, silent: false }} labels={{}} wallet={wallet} />)
  expect(screen.getByRole('heading', { name: 'Approve in Foxglove' })).toBeTruthy()
  rerender(<SwitchAddressScreen change={{ ...change, silent: true }} labels={{}} wallet={wallet} />)
  expect(screen.getByRole('heading', { name: "Foxglove didn't answer" })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(calls).toEqual(['cancel'])
})

test('what failed says why, and offers to try again or to leave it', async () => {
  const calls: string[] = []
  const change = {
    step: 'failed',
    problem: 'account/wallet-missing',
    retry: () => calls.push('retry'),
    cancel: () => calls.push('cancel'),
  } as const
  render(<SwitchAddressScreen change={change} labels={{}} wallet={null} />)
  expect(screen.getByText('The wallet that holds this account is not in this browser.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(calls).toEqual(['retry', 'cancel'])
})
