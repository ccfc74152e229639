import { encodeFunctionData, erc20Abi, parseAbi, parseAbiItem, toEventSelector } from 'viem'
import { describe, expect, test } from 'vitest'
import { toCaipNetworkId } from '../../../domain/caip/caip.ts'
import type { EvmPayload } from '../../../domain/transfer/transfer.ts'
import { toNodeObject } from './node.ts'
import { isOperationOf, relayedEnd } from './relayed-transfer.ts'
import { parseSentTransaction } from './sent-transaction.ts'

const account = '0x1111111111111111111111111111111111111111'
const receiver = '0x2222222222222222222222222222222222222222'
const token = '0x3333333333333333333333333333333333333333'
const entryPoint = '0x0000000071727De22E5E9d8BAf0edAc6f37da032'
const other = '0x4444444444444444444444444444444444444444'
const amount = 1_500n

const native: EvmPayload = {
  namespace: 'eip155',
  caipNetworkId: toCaipNetworkId('eip155:1'),
  from: account,
  to: receiver,
  value: `0x${amount.toString(16)}`,
  data: '0x',
  gas: '0x5208',
  gasPrice: null,
  maxFeePerGas: '0x1',
  maxPriorityFeePerGas: '0x1',
}
const ofToken: EvmPayload = {
  ...native,
  to: token,
  value: '0x0',
  data: encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [receiver, amount],
  }),
}

const execute = parseAbi(['function execute(address to, uint256 value, bytes data)'])
const calling = (to: `0x${string}`, value: bigint) =>
  encodeFunctionData({ abi: execute, args: [to, value, '0x'] })
const word = (value: string | bigint) =>
  (typeof value === 'bigint' ? value.toString(16) : value.slice(2)).padStart(64, '0')

const transferLog = {
  address: token,
  topics: [
    toEventSelector(
      parseAbiItem('event Transfer(address indexed from, address indexed to, uint256 value)'),
    ),
    `0x${word(account)}`,
    `0x${word(receiver)}`,
  ],
  data: `0x${word(amount)}`,
}
const topicsWith = (changed: number, topic: string) =>
  transferLog.topics.map((each, index) => (index === changed ? topic : each))
const operationLog = (success: bigint, address = entryPoint) => ({
  address,
  topics: [
    toEventSelector(
      parseAbiItem(
        'event UserOperationEvent(bytes32 indexed hash, address indexed sender, address indexed paymaster, uint256 nonce, bool success, uint256 cost, uint256 used)',
      ),
    ),
    `0x${word(7n)}`,
    `0x${word(account)}`,
    `0x${word(0n)}`,
  ],
  data: `0x${[0n, success, 5n, 6n].map(word).join('')}`,
})

const transaction = (to: string, input: string) =>
  parseSentTransaction(
    toNodeObject({ hash: '0x', from: receiver, to, value: '0x0', nonce: '0x0', input }),
  )
const end = (payload: EvmPayload, logs: unknown, input = '0x', to: string = entryPoint) =>
  relayedEnd(toNodeObject({ status: '0x1', logs }), transaction(to, input), payload)

describe('a transfer of the native coin that another account sent for a contract account [R14]', () => {
  test('relayedEnd is confirmed if the input contains the reviewed call, to the account or to an entry point that succeeds', () => {
    expect(end(native, [], calling(receiver, amount), account)).toBe('confirmed')
    expect(end(native, [operationLog(1n)], calling(receiver, amount))).toBe('confirmed')
  })

  test.each([
    ['another contract', [], other],
    ['another contract that imitates an entry point', [operationLog(1n, other)], other],
    ['an entry point that states no operation of the account', [], entryPoint],
  ])('relayedEnd is unknown if the call goes to %s', (_, logs, to) => {
    expect(end(native, logs, calling(receiver, amount), to)).toBe('unknown')
  })

  test.each([
    ['another receiver', calling(account, amount)],
    ['another amount', calling(receiver, amount + 1n)],
    ['no call', '0x'],
  ])('relayedEnd is unknown if the input contains %s', (_, input) => {
    expect(end(native, [operationLog(1n)], input)).toBe('unknown')
  })

  test('relayedEnd is reverted if the entry point states that the operation failed', () => {
    expect(end(native, [operationLog(0n)], calling(receiver, amount))).toBe('reverted')
  })

  test('relayedEnd ignores another contract that states that the operation failed', () => {
    const logs = [operationLog(0n, other), operationLog(1n)]
    expect(end(native, logs, calling(receiver, amount))).toBe('confirmed')
  })

  test('relayedEnd is unknown if one operation of the account failed and another succeeded', () => {
    const logs = [operationLog(0n), operationLog(1n)]
    expect(end(native, logs, calling(receiver, amount))).toBe('unknown')
  })

  test('isOperationOf recognizes a call of an entry point for an account without code', () => {
    const input = `0x${word(account)}`
    expect(isOperationOf(transaction(entryPoint, input), account)).toBe(true)
    expect(isOperationOf(transaction(entryPoint, '0x'), account)).toBe(false)
    expect(isOperationOf(transaction(other, input), account)).toBe(false)
  })
})

describe('a transfer of a token that another account sent for a contract account [R14]', () => {
  test('relayedEnd is confirmed by the Transfer event of the reviewed payment', () => {
    expect(end(ofToken, [operationLog(1n), transferLog])).toBe('confirmed')
  })

  test.each([
    ['another token', { ...transferLog, address: entryPoint }],
    ['another sender', { ...transferLog, topics: topicsWith(1, `0x${word(token)}`) }],
    ['another receiver', { ...transferLog, topics: topicsWith(2, `0x${word(token)}`) }],
    ['another amount', { ...transferLog, data: `0x${word(amount + 1n)}` }],
    ['another event', { ...transferLog, topics: topicsWith(0, `0x${word(1n)}`) }],
  ])('relayedEnd is unknown with a Transfer event of %s', (_, log) => {
    expect(end(ofToken, [log])).toBe('unknown')
  })

  test.each([[null], [{}], [[null, 1, { topics: 1, data: 2 }]]])(
    'relayedEnd is unknown with the unreadable logs %j',
    (logs) => {
      expect(end(ofToken, logs)).toBe('unknown')
    },
  )
})
