import type { ApprovalSource, UnsafeRequest } from '@latchkit/core'
import { alice, bob, mainnet } from '../samples.ts'
import { button, expectVisible, heading } from './locators.ts'
import type { View } from './view-steps.ts'

const source = (request: Pick<UnsafeRequest, 'method' | 'params'>): ApprovalSource => ({
  connectorId: 'own',
  subscribe(listener) {
    listener.asked({
      id: 'one',
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
const asking = (request: Pick<UnsafeRequest, 'method' | 'params'>, title: string): View => ({
  options: { kit: { approvals: source(request) } },
  async go({ kit }) {
    await kit.open()
    await expectVisible(heading(title))
  },
})
const word = (hex: string) => hex.padStart(64, '0')
const message = {
  method: 'personal_sign',
  params: [`Welcome\n\nNonce: 7\n${'long '.repeat(60)}`, alice],
}

/** Screens with a request of an in-page wallet. */
export const approvals: Readonly<Record<string, View>> = {
  'ApproveTransaction, a message': asking(message, 'Sign this message?'),
  'ApproveTransaction, a payment': asking(
    { method: 'eth_sendTransaction', params: [{ to: bob, value: '0xde0b6b3a7640000' }] },
    'Approve this transaction?',
  ),
  'ApproveTransaction, an allowance without end': asking(
    {
      method: 'eth_sendTransaction',
      params: [{ to: bob, data: `0x095ea7b3${word(alice.slice(2))}${'f'.repeat(64)}` }],
    },
    'Approve this transaction?',
  ),
  'ApproveTransaction, unreadable': asking(
    { method: 'eth_sendTransaction', params: [] },
    'Approve this request?',
  ),
  'ApproveTransaction, approved': {
    ...asking(message, 'Sign this message?'),
    async go({ kit }) {
      await kit.open()
      await button('Approve').click()
      await expectVisible(heading('Approved'))
    },
  },
}
