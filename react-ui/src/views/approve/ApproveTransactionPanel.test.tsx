import type { ApprovalSource, UnsafeRequest } from '@latchkit/core'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { address, createTestEnvironment } from '../../testing/environment.ts'
import { showModal } from '../../testing/modal.tsx'

afterEach(cleanup)

const other = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const word = (hex: string) => hex.padStart(64, '0')

/** A wallet of the page's own that asks this, and what it was answered. */
async function asking(
  request: Pick<UnsafeRequest, 'method' | 'params'>,
  { own = false, chain = 'eip155:1337' } = {},
) {
  const answers: string[] = []
  const approvals: ApprovalSource = {
    connectorId: 'own',
    subscribe(listener) {
      listener.asked({ id: 'one', namespace: 'eip155', caipNetworkId: chain, address, ...request })
      return () => {}
    },
    approve: own ? null : () => void answers.push('yes'),
    reject: () => void answers.push('no'),
  }
  const world = createTestEnvironment({ approvals })
  await showModal(world, () => {})
  await screen.findByRole('heading', { name: /\?$/ })
  return { ...world, answers }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a message is read before it is signed; approving it waits for the wallet, which can still be told no', async () => {
  const { answers } = await asking({ method: 'personal_sign', params: ['0x48690a3c623e', address] })
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

test('M5 a payment shows the whole amount and the whole address', async () => {
  await asking({
    method: 'eth_sendTransaction',
    params: [{ to: other, value: '0xde0b6b3a7640001' }],
  })
  expect(screen.getByText('1.000000000000000001')).toBeTruthy()
  expect(screen.getAllByText(other)).toHaveLength(1)
})

test('on a network that the page does not know no amount is guessed', async () => {
  await asking(
    { method: 'eth_sendTransaction', params: [{ to: other, value: '0xde0b6b3a7640001' }] },
    { chain: 'eip155:1' },
  )
  expect(screen.getByText('1000000000000000001 in its smallest unit')).toBeTruthy()
})

test('R15 an allowance without end is named, and takes a choice of its own', async () => {
  const data = `0x095ea7b3${word(address.slice(2))}${'f'.repeat(64)}`
  const { answers } = await asking({ method: 'eth_sendTransaction', params: [{ to: other, data }] })
  expect(screen.getByText('Everything, now and later')).toBeTruthy()
  await press('Approve')
  expect(answers).toEqual([])
  await userEvent.click(screen.getByRole('checkbox', { name: 'I want to allow that' }))
  await press('Approve')
  await waitFor(() => expect(answers).toEqual(['yes']))
})

test('an allowance of an exact amount says whose token, who, and how much', async () => {
  const data = `0x095ea7b3${word(address.slice(2))}${word('64')}`
  await asking({ method: 'eth_sendTransaction', params: [{ to: other, data }] })
  expect(screen.getByText('100 in its smallest unit')).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('what cannot be read is said to be so', async () => {
  await asking({ method: 'eth_sendTransaction', params: [{ to: 'nowhere' }] })
  expect(
    screen.getByText('This request cannot be read. Approve it only if you know what it is.'),
  ).toBeTruthy()
})

test('a wallet with buttons of its own is pointed to, and can be told no', async () => {
  const { answers } = await asking({ method: 'eth_other', params: [] }, { own: true })
  expect(screen.getByText('Decide in your wallet.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  await act(() => press('Reject'))
  await waitFor(() => expect(answers).toEqual(['no']))
})
