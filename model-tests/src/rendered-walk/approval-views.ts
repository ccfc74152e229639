import type { ApprovalSource, UnsafeRequest } from '@latchkit/core'
import { alice, bob, mainnet, permitFields } from '../samples.ts'
import { button, expectValue, expectVisible, heading } from './locators.ts'
import type { View } from './view-steps.ts'

const source = (request: Pick<UnsafeRequest, 'method' | 'params'>): ApprovalSource => ({
  connectorId: 'own',
  subscribe(listener) {
    listener.received({
      id: 'request-1',
      namespace: 'eip155',
      caipNetworkId: mainnet.caipNetworkId,
      address: alice,
      ...request,
    })
    return () => {}
  },
  approve: () => {},
  reject: () => {},
})
const requestView = (request: Pick<UnsafeRequest, 'method' | 'params'>, title: string): View => ({
  options: { kit: { approvals: source(request) } },
  async go({ kit }) {
    await kit.open()
    await expectVisible(heading(title))
  },
})
const isClickEnabled = () => document.querySelector('[data-click-enabled="true"]') !== null
const abiWord = (hex: string) => hex.padStart(64, '0')
const message = {
  method: 'personal_sign',
  params: [`Welcome\n\nNonce: 7\n${'long '.repeat(60)}`, alice],
}

const permit = {
  domain: { name: 'USD Coin', chainId: 1, verifyingContract: bob },
  types: {
    Permit: permitFields,
  },
  primaryType: 'Permit',
  message: { owner: alice, spender: bob, value: String(2n ** 256n - 1n), nonce: 0, deadline: 9e9 },
}

/** Screens with a request of an in-page wallet, by name. */
export const approvals: Readonly<Record<string, View>> = {
  'ApproveTransaction, a message': requestView(message, 'Sign this message?'),
  'ApproveTransaction, a payment': requestView(
    { method: 'eth_sendTransaction', params: [{ to: bob, value: '0xde0b6b3a7640000' }] },
    'Approve this transaction?',
  ),
  'ApproveTransaction, an unlimited allowance': requestView(
    {
      method: 'eth_sendTransaction',
      params: [{ to: bob, data: `0x095ea7b3${abiWord(alice.slice(2))}${'f'.repeat(64)}` }],
    },
    'Approve this transaction?',
  ),
  'ApproveTransaction, a permit': requestView(
    { method: 'eth_signTypedData_v4', params: [alice, permit] },
    'Sign this data?',
  ),
  'ApproveTransaction, unknown data': requestView(
    { method: 'eth_signTypedData_v4', params: [alice, { ...permit, primaryType: 'Unknown' }] },
    'Sign this data?',
  ),
  'ApproveTransaction, unreadable': requestView(
    { method: 'eth_sendTransaction', params: [] },
    'Approve this request?',
  ),
  'ApproveTransaction, approved': {
    ...requestView(message, 'Sign this message?'),
    async go({ kit }) {
      await kit.open()
      await expectValue(isClickEnabled, true)
      await button('Sign').click()
      await expectVisible(heading('Approved'))
    },
  },
}
