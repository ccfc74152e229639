import type { ApprovalSource, UnsafeRequest } from '@latchkit/core'
import { neverCalled, scriptedChainToken } from '@latchkit/core/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { address, createTestEnvironment } from '../../testing/environment.ts'
import { last, showModal } from '../../testing/modal.tsx'

type Request = Pick<UnsafeRequest, 'method' | 'params'>

const otherAddress = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const abiWord = (hex: string) => hex.padStart(64, '0')

/**
 * Opens the view with a request of an in-page wallet. `decisions` records what the kit passes to
 * the wallet. `ownButtons`: the wallet has its own button to approve. `token`: the symbol that every
 * contract states, with 6 decimals; empty if contracts cannot be read.
 */
async function showRequest(
  request: Request | readonly Request[],
  { ownButtons = false, chain = 'eip155:1337', token = '' } = {},
) {
  const decisions: string[] = []
  const settled: ((id: string) => void)[] = []
  const approvals: ApprovalSource = {
    connectorId: 'own',
    subscribe(listener) {
      for (const [index, one] of [request].flat().entries())
        listener.received({
          id: `request ${index + 1}`,
          namespace: 'eip155',
          caipNetworkId: chain,
          address,
          ...one,
        })
      settled.push((id) => listener.settled(id, 'success'))
      return () => {}
    },
    approve: ownButtons ? null : () => void decisions.push('yes'),
    reject: () => void decisions.push('no'),
  }
  const environment = createTestEnvironment({
    approvals,
    metadata: { name: 'Shop', description: '', url: 'https://bank.example', icons: [] },
  })
  if (token !== '')
    environment.adapter.setCallsClient({
      fee: neverCalled,
      token: async () => scriptedChainToken(token, 6),
      capabilities: neverCalled,
      send: neverCalled,
      status: neverCalled,
      wait: neverCalled,
    })
  await showModal(environment, () => {})
  await screen.findByRole('heading', { name: /\?$/ })
  const settle = (id: string) =>
    act(async () => {
      for (const listener of settled) listener(id)
    })
  return { ...environment, decisions, settle }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
/** Presses a guarded button when it accepts clicks and waits for no token. */
async function pressGuarded(name: string) {
  await waitFor(() => {
    const button = screen.getByRole('button', { name })
    expect(button.dataset.clickEnabled).toBe('true')
    expect(button.getAttribute('aria-busy')).toBeNull()
  })
  await press(name)
}
const consent = () =>
  userEvent.click(screen.getByRole('checkbox', { name: 'I understand, allow it' }))
const permit = (value: string) => ({
  domain: { name: 'Coin', chainId: 1337, verifyingContract: otherAddress },
  types: {
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'nonce', type: 'uint256' },
      { name: 'deadline', type: 'uint256' },
    ],
  },
  primaryType: 'Permit',
  message: { owner: address, spender: otherAddress, value, nonce: 0, deadline: 1 },
})
const signTyped = (data: unknown) => ({ method: 'eth_signTypedData_v4', params: [address, data] })

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
  expect(screen.getByRole('dialog', { name: 'Signature request' })).toBeTruthy()
  await pressGuarded('Sign')
  await screen.findByRole('heading', { name: 'Approved' })
  expect(decisions).toEqual(['yes'])
  await pressGuarded('Cancel')
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

test('ApproveTransactionPanel shows an amount on an unknown network in its smallest unit [V1]', async () => {
  await showRequest(
    { method: 'eth_sendTransaction', params: [{ to: otherAddress, value: '0xde0b6b3a7640001' }] },
    { chain: 'eip155:1' },
  )
  expect(screen.getByText('1,000,000,000,000,000,001 in its smallest unit')).toBeTruthy()
})

test('ApproveTransactionPanel approves an unlimited allowance only after a separate confirmation [R15]', async () => {
  const data = `0x095ea7b3${abiWord(address.slice(2))}${'f'.repeat(64)}`
  const { decisions } = await showRequest({
    method: 'eth_sendTransaction',
    params: [{ to: otherAddress, data }],
  })
  expect(screen.getByText('Unlimited')).toBeTruthy()
  await pressGuarded('Approve')
  expect(decisions).toEqual([])
  await consent()
  await pressGuarded('Approve')
  await waitFor(() => expect(decisions).toEqual(['yes']))
})

test('ApproveTransactionPanel shows the amount of a limited allowance, which needs no separate confirmation', async () => {
  const data = `0x095ea7b3${abiWord(address.slice(2))}${abiWord('64')}`
  await showRequest({ method: 'eth_sendTransaction', params: [{ to: otherAddress, data }] })
  expect(await screen.findByText('100 in its smallest unit (decimals unclear)')).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('ApproveTransactionPanel scales an amount by the decimals of the contract and marks its symbol as not verified [V1]', async () => {
  await showRequest(signTyped(permit('1000000000000')), { token: 'SBD' })
  expect(await screen.findAllByText('1,000,000')).toHaveLength(2)
  const row = screen.getByText('May spend').nextElementSibling
  expect(row?.textContent).toBe('1,000,000 SBD (name not verified)')
  expect(screen.getByText('App').nextElementSibling?.textContent).toBe('Coin (name not verified)')
})

test('ApproveTransactionPanel marks a token that is named like the network currency, and an app with look-alike letters [V1]', async () => {
  const data = permit('5000000')
  const domain = { ...data.domain, name: 'USD Сoin' }
  await showRequest(signTyped({ ...data, domain }), { token: 'ETH' })
  await screen.findAllByText('5')
  const contentOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent
  expect(contentOf('May spend')).toBe("5 ETH (a token, not the network's own currency)")
  expect(contentOf('App')).toBe('USD Сoin (name with look-alike letters, not verified)')
})

test('ApproveTransactionPanel shows a warning for a request that it cannot read', async () => {
  await showRequest({ method: 'eth_sendTransaction', params: [{ to: 'nowhere' }] })
  expect(
    screen.getByText("We can't decode this request. Approve it only if you trust it."),
  ).toBeTruthy()
})

test('ApproveTransactionPanel shows only a reject button if the wallet has its own buttons', async () => {
  const { decisions } = await showRequest({ method: 'eth_other', params: [] }, { ownButtons: true })
  expect(screen.getByText('Approve or reject it in your wallet.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  await act(() => press('Reject'))
  await waitFor(() => expect(decisions).toEqual(['no']))
})

test('ApproveTransactionPanel ignores the second click of a double click for the next request [Z3]', async () => {
  const message = { method: 'personal_sign', params: ['0x48', address] }
  const { decisions, settle } = await showRequest([message, message])
  await pressGuarded('Sign')
  expect(decisions).toEqual(['yes'])
  await settle('request 1')
  fireEvent.click(last([...document.querySelectorAll('[data-click-enabled]')]))
  expect(screen.queryByText('One more request is waiting.')).toBeNull()
  expect(decisions).toEqual(['yes'])
  await pressGuarded('Sign')
  expect(decisions).toEqual(['yes', 'yes'])
})

test('ApproveTransactionPanel shows the next request from its top, although the last one was scrolled', async () => {
  const unknown = { method: 'eth_sendTransaction', params: [{ to: otherAddress, data: '0xdead' }] }
  const { settle } = await showRequest([unknown, unknown])
  const view = screen.getByRole('dialog').querySelector('.lk-view:not([data-exiting])')
  if (view) view.scrollTop = 100
  expect(view?.scrollTop).toBe(100)
  await settle('request 1')
  await waitFor(() => expect(screen.queryByText('One more request is waiting.')).toBeNull())
  expect(view?.scrollTop).toBe(0)
})

test('ApproveTransactionPanel shows the whole message of a permit and signs a limited one without a second consent [Z2]', async () => {
  const { decisions } = await showRequest(signTyped(permit('100')))
  const amounts = await screen.findAllByText('100 in its smallest unit (decimals unclear)')
  expect(amounts).toHaveLength(2)
  expect(screen.getAllByText(otherAddress.toLowerCase())).toHaveLength(3)
  for (const field of ['owner', 'spender', 'value', 'nonce', 'deadline'])
    expect(screen.getByText(field)).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
  await pressGuarded('Sign')
  expect(decisions).toEqual(['yes'])
})

test('ApproveTransactionPanel shows and announces a warning above an unlimited permit, which it signs only after a second consent [Z2]', async () => {
  const { decisions } = await showRequest(signTyped(permit(`0x${'f'.repeat(64)}`)))
  const amount = screen.getByText('Unlimited')
  const warning = screen.getByText(/^The spender could take all/)
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(`Sign this data? ${warning.textContent}`),
  )
  expect(warning.compareDocumentPosition(amount)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await pressGuarded('Sign')
  expect(decisions).toEqual([])
  await consent()
  await pressGuarded('Sign')
  expect(decisions).toEqual(['yes'])
})

test('ApproveTransactionPanel shows the data of an unknown call, which needs a second consent [Z1]', async () => {
  const { decisions } = await showRequest({
    method: 'eth_sendTransaction',
    params: [{ to: otherAddress, data: '0xdeadbeef00' }],
  })
  expect(screen.getByText('0xdeadbeef00')).toBeTruthy()
  expect(screen.getByText(/^We can't tell what this does/)).toBeTruthy()
  await pressGuarded('Approve')
  expect(decisions).toEqual([])
})

test('ApproveTransactionPanel shows the origin of the page, not metadata.url [R25]', async () => {
  await showRequest({ method: 'personal_sign', params: ['0x48', address] })
  expect(screen.getByText('https://page.example')).toBeTruthy()
  expect(screen.queryByText(/bank\.example/)).toBeNull()
})

test('ApproveTransactionPanel shows the network that typed data names, also if it is not configured [Z2]', async () => {
  const data = permit('100')
  await showRequest(signTyped({ ...data, domain: { ...data.domain, chainId: 10 } }))
  expect(screen.getByText('eip155:10')).toBeTruthy()
})
