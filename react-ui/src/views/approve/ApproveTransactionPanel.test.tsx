import type { ApprovalSource, UnsafeRequest } from '@latchkit/core'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { address, createTestEnvironment } from '../../testing/environment.ts'
import { showModal } from '../../testing/modal.tsx'

afterEach(cleanup)

const other = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const abiWord = (hex: string) => hex.padStart(64, '0')

/**
 * Opens the view with a request of an in-page wallet. `answers` records the decisions passed to the
 * wallet.
 */
async function showRequest(
  request: Pick<UnsafeRequest, 'method' | 'params'>,
  { ownButtons = false, chain = 'eip155:1337' } = {},
) {
  const answers: string[] = []
  const approvals: ApprovalSource = {
    connectorId: 'own',
    subscribe(listener) {
      listener.asked({ id: 'one', namespace: 'eip155', caipNetworkId: chain, address, ...request })
      return () => {}
    },
    approve: ownButtons ? null : () => void answers.push('yes'),
    reject: () => void answers.push('no'),
  }
  const environment = createTestEnvironment({ approvals })
  await showModal(environment, () => {})
  await screen.findByRole('heading', { name: /\?$/ })
  return { ...environment, answers }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a message is shown before it is signed, and can be cancelled while the wallet signs', async () => {
  const { answers } = await showRequest({
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
  expect(answers).toEqual(['yes'])
  await press('Cancel')
  await waitFor(() => expect(answers).toEqual(['yes', 'no']))
})

test('a payment shows the full amount and the full address [M5]', async () => {
  await showRequest({
    method: 'eth_sendTransaction',
    params: [{ to: other, value: '0xde0b6b3a7640001' }],
  })
  expect(screen.getByText('1.000000000000000001')).toBeTruthy()
  expect(screen.getAllByText(other)).toHaveLength(1)
})

test('an amount on an unknown network is shown in its smallest unit', async () => {
  await showRequest(
    { method: 'eth_sendTransaction', params: [{ to: other, value: '0xde0b6b3a7640001' }] },
    { chain: 'eip155:1' },
  )
  expect(screen.getByText('1000000000000000001 in its smallest unit')).toBeTruthy()
})

test('an unlimited allowance can be approved only after a separate confirmation [R15]', async () => {
  const data = `0x095ea7b3${abiWord(address.slice(2))}${'f'.repeat(64)}`
  const { answers } = await showRequest({
    method: 'eth_sendTransaction',
    params: [{ to: other, data }],
  })
  expect(screen.getByText('Everything, now and later')).toBeTruthy()
  await press('Approve')
  expect(answers).toEqual([])
  await userEvent.click(screen.getByRole('checkbox', { name: 'I want to allow that' }))
  await press('Approve')
  await waitFor(() => expect(answers).toEqual(['yes']))
})

test('a limited allowance shows its amount and needs no separate confirmation', async () => {
  const data = `0x095ea7b3${abiWord(address.slice(2))}${abiWord('64')}`
  await showRequest({ method: 'eth_sendTransaction', params: [{ to: other, data }] })
  expect(screen.getByText('100 in its smallest unit')).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('an unreadable request shows a warning', async () => {
  await showRequest({ method: 'eth_sendTransaction', params: [{ to: 'nowhere' }] })
  expect(
    screen.getByText('This request cannot be read. Approve it only if you know what it is.'),
  ).toBeTruthy()
})

test('a wallet with its own buttons gets only a reject button here', async () => {
  const { answers } = await showRequest({ method: 'eth_other', params: [] }, { ownButtons: true })
  expect(screen.getByText('Decide in your wallet.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  await act(() => press('Reject'))
  await waitFor(() => expect(answers).toEqual(['no']))
})
