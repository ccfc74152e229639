import type { ApprovalSource, UnsafeRequest } from '@latchkit/core'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { address, createTestEnvironment } from '../../testing/environment.ts'
import { showModal } from '../../testing/modal.tsx'

afterEach(cleanup)

const otherAddress = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const abiWord = (hex: string) => hex.padStart(64, '0')

/**
 * Opens the view with a request of an in-page wallet. `decisions` records what the kit passes to
 * the wallet. `ownButtons`: the wallet has its own button to approve.
 */
async function showRequest(
  request: Pick<UnsafeRequest, 'method' | 'params'>,
  { ownButtons = false, chain = 'eip155:1337' } = {},
) {
  const decisions: string[] = []
  const approvals: ApprovalSource = {
    connectorId: 'own',
    subscribe(listener) {
      listener.received({
        id: 'one',
        namespace: 'eip155',
        caipNetworkId: chain,
        address,
        ...request,
      })
      return () => {}
    },
    approve: ownButtons ? null : () => void decisions.push('yes'),
    reject: () => void decisions.push('no'),
  }
  const environment = createTestEnvironment({ approvals })
  await showModal(environment, () => {})
  await screen.findByRole('heading', { name: /\?$/ })
  return { ...environment, decisions }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('ApproveTransactionPanel shows a message before it is signed, and can cancel while the wallet signs', async () => {
  const { decisions } = await showRequest({
    method: 'personal_sign',
    params: ['0x48690a3c623e', address],
  })
  expect(screen.getByRole('heading', { name: 'Sign this message?' })).toBeTruthy()
  expect(
    screen.getByText(
      (_, element) => element?.className === 'lk-detail-text' && element.textContent === 'Hi\n<b>',
    ),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  await press('Approve')
  await screen.findByRole('heading', { name: 'Approved' })
  expect(decisions).toEqual(['yes'])
  await press('Cancel')
  await waitFor(() => expect(decisions).toEqual(['yes', 'no']))
})

test('ApproveTransactionPanel shows the full amount and the full address of a payment [M5]', async () => {
  await showRequest({
    method: 'eth_sendTransaction',
    params: [{ to: otherAddress, value: '0xde0b6b3a7640001' }],
  })
  expect(screen.getByText('1.000000000000000001')).toBeTruthy()
  expect(screen.getAllByText(otherAddress)).toHaveLength(1)
})

test('ApproveTransactionPanel shows an amount on an unknown network in its smallest unit', async () => {
  await showRequest(
    { method: 'eth_sendTransaction', params: [{ to: otherAddress, value: '0xde0b6b3a7640001' }] },
    { chain: 'eip155:1' },
  )
  expect(screen.getByText('1000000000000000001 in its smallest unit')).toBeTruthy()
})

test('ApproveTransactionPanel approves an unlimited allowance only after a separate confirmation [R15]', async () => {
  const data = `0x095ea7b3${abiWord(address.slice(2))}${'f'.repeat(64)}`
  const { decisions } = await showRequest({
    method: 'eth_sendTransaction',
    params: [{ to: otherAddress, data }],
  })
  expect(screen.getByText('Everything, now and later')).toBeTruthy()
  await press('Approve')
  expect(decisions).toEqual([])
  await userEvent.click(screen.getByRole('checkbox', { name: 'I want to allow that' }))
  await press('Approve')
  await waitFor(() => expect(decisions).toEqual(['yes']))
})

test('ApproveTransactionPanel shows the amount of a limited allowance, which needs no separate confirmation', async () => {
  const data = `0x095ea7b3${abiWord(address.slice(2))}${abiWord('64')}`
  await showRequest({ method: 'eth_sendTransaction', params: [{ to: otherAddress, data }] })
  expect(screen.getByText('100 in its smallest unit')).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('ApproveTransactionPanel shows a warning for a request that it cannot read', async () => {
  await showRequest({ method: 'eth_sendTransaction', params: [{ to: 'nowhere' }] })
  expect(
    screen.getByText('This request cannot be read. Approve it only if you know what it is.'),
  ).toBeTruthy()
})

test('ApproveTransactionPanel shows only a reject button if the wallet has its own buttons', async () => {
  const { decisions } = await showRequest({ method: 'eth_other', params: [] }, { ownButtons: true })
  expect(screen.getByText('Decide in your wallet.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  await act(() => press('Reject'))
  await waitFor(() => expect(decisions).toEqual(['no']))
})
