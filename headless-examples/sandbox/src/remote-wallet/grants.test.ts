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

const [one, two, solana] = [
  parseChain({ caip2: 'eip155:31337' }),
  parseChain({ caip2: 'eip155:31338' }),
  parseChain({ caip2: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }),
]
const account = (position: number, letter: string) => ({
  position,
  addresses: {
    [one.caip2]: `0x${letter}`,
    [two.caip2]: `0x${letter}`,
    [solana.caip2]: `S${letter}`,
  },
})
const [a, b, c] = [account(0, 'a'), account(1, 'b'), account(2, 'c')]
const eip155 = {
  chains: [one.caip2, two.caip2, 'eip155:1'],
  methods: ['personal_sign', 'eth_dance'],
  events: ['chainChanged', 'message'],
}

test('grant intersects requested and known chains, methods and events, with the first account active', () => {
  assert.deepEqual(grant([{ eip155 }], [one, two, solana], [b, a]), {
    eip155: {
      chains: [one.caip2, two.caip2],
      accounts: ['eip155:31337:0xb', 'eip155:31337:0xa', 'eip155:31338:0xb', 'eip155:31338:0xa'],
      methods: ['personal_sign'],
      events: ['chainChanged'],
    },
  })
})

test('grant merges required and optional namespaces, with chains as keys or in lists', () => {
  const granted = grant(
    [
      { 'eip155:31337': { methods: ['personal_sign'], events: [] } },
      { solana: { chains: [solana.caip2], methods: [], events: [] } },
    ],
    [one, solana],
    [a],
  )
  assert.deepEqual(granted.eip155?.chains, [one.caip2])
  assert.deepEqual(granted.eip155?.events, ['accountsChanged', 'chainChanged'])
  assert.deepEqual(granted.solana?.accounts, [`${solana.caip2}:Sa`])
  assert.include(granted.solana?.methods ?? [], 'solana_signMessage')
})

test('grant returns no namespace without a known chain', () => {
  assert.deepEqual(grant([{ eip155: { ...eip155, chains: ['eip155:1'] } }], [one, solana], [a]), {})
})

test('withAccountFirst moves a granted account to the front and adds a missing one', () => {
  const granted = grant([{ eip155 }], [one, two], [a, b])
  assert.deepEqual(withAccountFirst(granted, b).eip155?.accounts.slice(0, 2), [
    'eip155:31337:0xb',
    'eip155:31337:0xa',
  ])
  assert.deepEqual(withAccountFirst(granted, c).eip155?.accounts.slice(0, 3), [
    'eip155:31337:0xc',
    'eip155:31337:0xa',
    'eip155:31337:0xb',
  ])
})

test('withChain adds a chain with the granted accounts in their order and ignores a granted chain', () => {
  const granted = grant([{ eip155 }], [one], [c, a])
  const more = withChain(granted, two, [a, b, c])
  assert.deepEqual(more.eip155?.chains, [one.caip2, two.caip2])
  assert.deepEqual(more.eip155?.accounts.slice(2), ['eip155:31338:0xc', 'eip155:31338:0xa'])
  assert.deepEqual(withChain(more, two, [a, b, c]), more)
})

test('chainFor returns the active chain if it is granted, otherwise the first one', () => {
  const granted = grant([{ eip155 }], [one, two], [a])
  assert.equal(chainFor(granted, 'eip155', two.caip2), two.caip2)
  assert.equal(chainFor(granted, 'eip155', solana.caip2), one.caip2)
  assert.isNull(chainFor(granted, 'solana', solana.caip2))
})

test('withoutChain removes a chain with its accounts, and a namespace with its last chain', () => {
  const granted = grant(
    [{ eip155 }, { solana: { chains: [solana.caip2], methods: [], events: [] } }],
    [one, two, solana],
    [a],
  )
  assert.deepEqual(grantedChains(granted), [one.caip2, two.caip2, solana.caip2])
  const less = withoutChain(granted, one.caip2)
  assert.deepEqual(less.eip155?.accounts, ['eip155:31338:0xa'])
  assert.deepEqual(Object.keys(withoutChain(granted, solana.caip2)), ['eip155'])
  assert.deepEqual(grantedChains(less), [two.caip2, solana.caip2])
})
