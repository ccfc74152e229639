import { expect, test } from 'vitest'
import { until } from '../../clients/http/until.fixture.ts'
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

test('ConnectorRegistry calls `found` once for a wallet that is added twice [A1]', () => {
  const { registry, found } = createSubscribed()
  registry.add(wallet('lumen', 'Lumen'), 'a')
  registry.add(wallet('lumen', 'Lumen'), 'a')
  expect(found).toHaveLength(1)
})

test.each([
  ['id', wallet('lumen', 'Other'), 'lumen#2'],
  ['name in another case', wallet('other', 'LUMEN'), 'other'],
  ['name with letters that look the same', wallet('other', 'Iumen'), 'other'],
  ['name in letters of full width', wallet('other', 'Ｌｕｍｅｎ'), 'other'],
  ['name with an accent', wallet('other', 'Lumén'), 'other'],
  ['name with a space and a dot', wallet('other', 'Lu men.'), 'other'],
])(
  'ConnectorRegistry lists a second wallet with the same %s and marks both as disputed [A2, Z4, Z8]',
  (_, duplicate, id) => {
    const { registry, found } = createSubscribed()
    registry.add(wallet('lumen', 'Lumen'), 'first')
    registry.add(duplicate, 'second')
    registry.add(duplicate, 'second')
    expect(found.map((connector) => [connector.id, connector.disputed])).toEqual([
      ['lumen', false],
      ['lumen', true],
      [id, true],
    ])
    expect([registry.client('lumen'), registry.client(id)]).toEqual(['first', 'second'])
  },
)

test('ConnectorRegistry marks names that imitate Latin letters after it has listed them [Z8]', async () => {
  const { registry, found } = createSubscribed()
  const imitations = ['M\u0435taMask', 'ОКХ', 'Co\u0131nbase', 'Ph\u0251ntom', 'Ꭱainbow']
  const names = [...imitations, 'Кошелёк', '小狐狸 Wallet', 'Größe', 'Lumen']
  for (const name of names) registry.add(wallet(name, name), name)
  expect(found.map(({ name, disputed }) => [name, disputed])).toEqual(
    names.map((name) => [name, false]),
  )
  await until(() => found.length === names.length + imitations.length)
  expect(found.slice(names.length).map(({ id, disputed }) => [id, disputed])).toEqual(
    imitations.map((name) => [name, true]),
  )
})

test('ConnectorRegistry.add returns the id, and null for a known wallet', () => {
  const { registry } = createSubscribed()
  const clients = ['first', 'first', 'second', 'third', 'second']
  expect(clients.map((client) => registry.add(wallet('lumen', 'Lumen'), client))).toEqual([
    'lumen',
    null,
    'lumen#2',
    'lumen#3',
    null,
  ])
})

test('ConnectorRegistry.subscribe calls `found` for known wallets and, until unsubscribed, for new ones', () => {
  const { registry, found, unsubscribe } = createSubscribed()
  registry.add(wallet('a', 'A'), '1')
  unsubscribe()
  registry.add(wallet('b', 'B'), '2')
  expect(found.map(({ id }) => id)).toEqual(['a'])
  const replayed: string[] = []
  registry.subscribe(({ id }) => replayed.push(id))
  expect(replayed).toEqual(['a', 'b'])
})

test('ConnectorRegistry returns null as client and the id as name of an unknown wallet', () => {
  const { registry } = createSubscribed()
  expect(registry.name('unknown')).toBe('unknown')
  expect(registry.client('unknown')).toBeNull()
})

test('ConnectorRegistry adds at most 500 wallets [A6]', () => {
  const { registry, found } = createSubscribed()
  for (let count = 0; count < 600; count += 1)
    registry.add(wallet(`w${count}`, `Wallet ${count}`), 'x')
  expect(found).toHaveLength(500)
})

test('ConnectorRegistry ignores a wallet that uses the id of remote wallets', () => {
  const { registry, found } = createSubscribed()
  registry.add(wallet('walletConnect', 'Impostor'), 'x')
  expect(found).toEqual([])
  expect(registry.client('walletConnect')).toBeNull()
})
