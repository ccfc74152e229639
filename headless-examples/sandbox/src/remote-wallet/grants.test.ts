import { assert, test } from 'vitest'
import { parseChain } from './chains.ts'
import {
  chainFor,
  grant,
  grantedChains,
  withAccountFirst,
  withChain,
  withoutChain,
} from './grants.ts'

const firstChain = parseChain({ caip2: 'eip155:31337' })
const secondChain = parseChain({ caip2: 'eip155:31338' })
const solana = parseChain({ caip2: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' })
const account = (position: number, letter: string) => ({
  position,
  addresses: {
    [firstChain.caip2]: `0x${letter}`,
    [secondChain.caip2]: `0x${letter}`,
    [solana.caip2]: `S${letter}`,
  },
})
const accountA = account(0, 'a')
const accountB = account(1, 'b')
const accountC = account(2, 'c')
const eip155 = {
  chains: [firstChain.caip2, secondChain.caip2, 'eip155:1'],
  methods: ['personal_sign', 'eth_unknown'],
  events: ['chainChanged', 'message'],
}

test('grant returns the requested chains, methods and events that the wallet supports, with the first account active', () => {
  assert.deepEqual(grant([{ eip155 }], [firstChain, secondChain, solana], [accountB, accountA]), {
    eip155: {
      chains: [firstChain.caip2, secondChain.caip2],
      accounts: ['eip155:31337:0xb', 'eip155:31337:0xa', 'eip155:31338:0xb', 'eip155:31338:0xa'],
      methods: ['personal_sign'],
      events: ['chainChanged'],
    },
  })
})

test('grant merges required and optional namespaces and accepts chains as keys or in lists', () => {
  const granted = grant(
    [
      { 'eip155:31337': { methods: ['personal_sign'], events: [] } },
      { solana: { chains: [solana.caip2], methods: [], events: [] } },
    ],
    [firstChain, solana],
    [accountA],
  )
  assert.deepEqual(granted.eip155?.chains, [firstChain.caip2])
  assert.deepEqual(granted.eip155?.events, ['accountsChanged', 'chainChanged'])
  assert.deepEqual(granted.solana?.accounts, [`${solana.caip2}:Sa`])
  assert.include(granted.solana?.methods ?? [], 'solana_signMessage')
})

test('grant returns no namespace without a known chain', () => {
  assert.deepEqual(
    grant([{ eip155: { ...eip155, chains: ['eip155:1'] } }], [firstChain, solana], [accountA]),
    {},
  )
})

test('withAccountFirst moves a granted account to the front and adds a missing one', () => {
  const granted = grant([{ eip155 }], [firstChain, secondChain], [accountA, accountB])
  assert.deepEqual(withAccountFirst(granted, accountB).eip155?.accounts.slice(0, 2), [
    'eip155:31337:0xb',
    'eip155:31337:0xa',
  ])
  assert.deepEqual(withAccountFirst(granted, accountC).eip155?.accounts.slice(0, 3), [
    'eip155:31337:0xc',
    'eip155:31337:0xa',
    'eip155:31337:0xb',
  ])
})

test('withChain adds a chain with the granted accounts in their order and ignores a chain that is granted', () => {
  const granted = grant([{ eip155 }], [firstChain], [accountC, accountA])
  const extended = withChain(granted, secondChain, [accountA, accountB, accountC])
  assert.deepEqual(extended.eip155?.chains, [firstChain.caip2, secondChain.caip2])
  assert.deepEqual(extended.eip155?.accounts.slice(2), ['eip155:31338:0xc', 'eip155:31338:0xa'])
  assert.deepEqual(withChain(extended, secondChain, [accountA, accountB, accountC]), extended)
})

test('chainFor returns the active chain if it is granted, otherwise the first one', () => {
  const granted = grant([{ eip155 }], [firstChain, secondChain], [accountA])
  assert.equal(chainFor(granted, 'eip155', secondChain.caip2), secondChain.caip2)
  assert.equal(chainFor(granted, 'eip155', solana.caip2), firstChain.caip2)
  assert.isNull(chainFor(granted, 'solana', solana.caip2))
})

test('withoutChain removes a chain with its accounts, and also the namespace if it was its last chain', () => {
  const granted = grant(
    [{ eip155 }, { solana: { chains: [solana.caip2], methods: [], events: [] } }],
    [firstChain, secondChain, solana],
    [accountA],
  )
  assert.deepEqual(grantedChains(granted), [firstChain.caip2, secondChain.caip2, solana.caip2])
  const reduced = withoutChain(granted, firstChain.caip2)
  assert.deepEqual(reduced.eip155?.accounts, ['eip155:31338:0xa'])
  assert.deepEqual(Object.keys(withoutChain(granted, solana.caip2)), ['eip155'])
  assert.deepEqual(grantedChains(reduced), [secondChain.caip2, solana.caip2])
})
