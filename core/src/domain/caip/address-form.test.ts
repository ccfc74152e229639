import { expect, test } from 'vitest'
import { hasAddressForm } from './address-form.ts'

const examples = {
  eip155: [
    '0xb3F068DCc2f92ED42E0417d4f2C2191f743fBfdA',
    '0x0000000000000000000000000000000000000000',
  ],
  solana: ['2VqKhjZ766ZN3uBtBpb7Ls3cN4HrocP1rzxzekhVEgpU', '11111111111111111111111111111111'],
  bip122: [
    '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr',
    'TB1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KXPJZSX',
  ],
  polkadot: [
    '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
    '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
  ],
  cosmos: [
    'cosmos1sguafvgmel6f880ryvq8efh9522p8zvmrzlcrq',
    'osmo14hj2tavq8fpesdwxxcu44rty3hh90vhujrvcmstl4zr3txmfvw9sq2r9g9',
  ],
} as const

const exampleList = Object.entries(examples).flatMap(([namespace, addresses]) =>
  addresses.map((address) => [namespace, address] as const),
)

test.each(exampleList)(
  'hasAddressForm accepts the %s address %s, but not its first 10 characters or a trailing space',
  (namespace, address) => {
    expect(hasAddressForm(address, namespace)).toBe(true)
    expect(hasAddressForm(address.slice(0, 10), namespace)).toBe(false)
    expect(hasAddressForm(`${address} `, namespace)).toBe(false)
  },
)

test('hasAddressForm distinguishes EVM addresses from addresses of other namespaces', () => {
  const evm = examples.eip155[0]
  expect(Object.keys(examples).filter((namespace) => hasAddressForm(evm, namespace))).toEqual([
    'eip155',
  ])
  expect(
    exampleList
      .filter(([, address]) => hasAddressForm(address, 'eip155'))
      .map(([namespace]) => namespace),
  ).toEqual(['eip155', 'eip155'])
})

test('hasAddressForm assumes eip155 without a namespace and returns false for an unknown namespace', () => {
  expect(hasAddressForm('0xd8da6bf26964af9d7eed9e03e53415d37aa96045')).toBe(true)
  expect(['ton', 'constructor'].map((namespace) => hasAddressForm('x', namespace))).toEqual([
    false,
    false,
  ])
})
