import { expect, test } from 'vitest'
import type { Connector } from '../../domain/wallet/wallet.ts'
import { createConnectorRegistry } from './connector-registry.ts'

const wallet = (id: string, name: string) =>
  ({ id, name, type: 'ANNOUNCED', chain: 'solana', rdns: null, icon: null }) as const

function createSubscribed() {
  const registry = createConnectorRegistry<string>()
  const found: Connector[] = []
  const unsubscribe = registry.subscribe((connector) => found.push(connector))
  return { registry, found, unsubscribe }
}

test('a wallet that is added twice is found once [A1]', () => {
  const { registry, found } = createSubscribed()
  registry.add(wallet('lumen', 'Lumen'), 'a')
  registry.add(wallet('lumen', 'Lumen'), 'a')
  expect(found).toHaveLength(1)
})

test.each([
  ['id', wallet('lumen', 'Other')],
  ['name, in another case', wallet('other', 'LUMEN')],
])(
  'a second wallet with the same %s marks the first as disputed and is not added [A2]',
  (_, duplicate) => {
    const { registry, found } = createSubscribed()
    registry.add(wallet('lumen', 'Lumen'), 'first')
    registry.add(duplicate, 'second')
    registry.add(duplicate, 'third')
    expect(found.map(({ id, disputed }) => [id, disputed])).toEqual([
      ['lumen', false],
      ['lumen', true],
    ])
    expect(registry.client('lumen')).toBe('first')
  },
)

test('subscribe replays known wallets, and an unsubscribed listener is not called', () => {
  const { registry, found, unsubscribe } = createSubscribed()
  registry.add(wallet('a', 'A'), '1')
  unsubscribe()
  registry.add(wallet('b', 'B'), '2')
  expect(found.map(({ id }) => id)).toEqual(['a'])
  const late: string[] = []
  registry.subscribe(({ id }) => late.push(id))
  expect(late).toEqual(['a', 'b'])
})

test('an unknown wallet has no client, and its name is its id', () => {
  const { registry } = createSubscribed()
  expect(registry.name('unknown')).toBe('unknown')
  expect(registry.client('unknown')).toBeNull()
})

test('a registry holds at most 500 wallets [A6]', () => {
  const { registry, found } = createSubscribed()
  for (let count = 0; count < 600; count += 1)
    registry.add(wallet(`w${count}`, `Wallet ${count}`), 'x')
  expect(found).toHaveLength(500)
})

test('a wallet cannot take the id of remote wallets', () => {
  const { registry, found } = createSubscribed()
  registry.add(wallet('walletConnect', 'Impostor'), 'x')
  expect(found).toEqual([])
  expect(registry.client('walletConnect')).toBeNull()
})
