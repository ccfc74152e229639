import { assert, test } from 'vitest'
import { describeApproval, groupAddress } from './describe-approval.ts'

const chain = { chainId: 31337, name: 'Localhost One', symbol: 'ETH', rpc: 'http://127.0.0.1:8545' }
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('groupAddress formats a full address in groups of four digits', () => {
  assert.equal(groupAddress(account), '0x f39F d6e5 1aad 88F6 F4ce 6aB8 8272 79cf fFb9 2266')
})

test('describeApproval of a transfer lists amount, receiver, sender and network', () => {
  const { facts, payload, title } = describeApproval({
    kind: 'transaction',
    account,
    chain,
    to,
    value: '1500000000000000000',
    data: '0x',
  })
  assert.equal(title, 'Send a transaction')
  assert.equal(payload, null)
  assert.deepEqual(facts, [
    { label: 'Amount', value: '1.5 ETH' },
    { label: 'To', value: groupAddress(to) },
    { label: 'From', value: groupAddress(account) },
    { label: 'Network', value: 'Localhost One' },
  ])
})

test('describeApproval of a contract call shows its data', () => {
  const { facts, payload } = describeApproval({
    kind: 'transaction',
    account,
    chain,
    to: null,
    value: '0',
    data: '0xabcdef',
  })
  assert.equal(payload, '0xabcdef')
  assert.deepInclude(facts, { label: 'To', value: 'A new contract' })
  assert.deepInclude(facts, { label: 'Data', value: '3 bytes' })
})

test('describeApproval shows the text of a message unchanged', () => {
  assert.equal(
    describeApproval({ kind: 'message', account, text: 'Hello\n<b>you</b>' }).payload,
    'Hello\n<b>you</b>',
  )
})
