import { expect, test } from 'vitest'
import { chainName } from './chain-name.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { enFront } from './en-front.ts'
import { loadWords } from './words.ts'

/** Every path of a table to a sentence, functions called with names. */
function sentences(table: object, path = ''): [string, string][] {
  return Object.entries(table).flatMap(([key, value]): [string, string][] => {
    const here = `${path}/${key}`
    if (typeof value === 'string') return [[here, value]]
    if (typeof value === 'function') return [[here, [value('Foxglove', 'Base')].flat().join('')]]
    return value === null ? [] : sentences(value, here)
  })
}

test('a language is found with and without its region, and English stands in for the rest', async () => {
  expect(await loadWords('de')).toBe(de)
  expect(await loadWords('de-AT')).toBe(de)
  expect(await loadWords('xx')).toBe(en)
  expect(await loadWords('')).toBe(en)
  expect(await loadWords('constructor')).toBe(en)
})

test('every language says everything that English says, in words of its own', () => {
  const english = sentences(en)
  const german = new Map(sentences(de))
  expect([...german.keys()].toSorted()).toEqual(english.map(([path]) => path).toSorted())
  const same = english.filter(([path, text]) => german.get(path) === text).map(([, text]) => text)
  expect(same).toEqual([
    'Wallet',
    'WalletConnect',
    'WalletConnect',
    'Solana',
    'Polkadot',
    'Bitcoin',
    'Cosmos',
    'Wallets',
    'EVM',
    'Ordinals',
    'Stacks',
    'Blockchains',
    'App Store',
    'Google Play',
    'Android',
    'Website',
    'NFTs',
    'Browser',
    'Browser',
  ])
})

test.each([
  ['English', en],
  ['German', de],
])('%s never shouts, is never blank and knows no jargon', (_name, words) => {
  for (const [path, text] of sentences(words)) {
    expect(text.trim(), path).not.toBe('')
    expect(text, path).not.toMatch(/!|\bchain\b|undefined|null|oops/i)
  }
})

test('a wallet without a name is still spoken of', () => {
  expect(en.connecting.asking(null)).toBe('Approve in your wallet')
  expect(en.connecting.silent(null)).toBe("Your wallet didn't answer")
})

test.each([
  ['English', en],
  ['German', de],
])('%s speaks of a network without a name, too', (_name, { networks }) => {
  const said = [
    networks.asking(null, null),
    networks.adding(null, null),
    networks.failed(null),
    networks.switched(null),
  ]
  for (const text of [...said, networks.unsupportedText('Foxglove', null)])
    expect(text).toMatch(/another network|andere[ns]+ Netzwerk/)
})

test('what is said before the rest of English is there, is a part of it', () => {
  expect(en).toMatchObject({ ...enFront, connecting: { get: enFront.connecting.get } })
})

test('counts follow the plural rules of their language', () => {
  expect(en.account.accounts(1)).toBe('1 account')
  expect(en.account.accounts(2)).toBe('2 accounts')
  expect([en.account.wallets(1), en.account.wallets(5)]).toEqual(['1 wallet', '5 wallets'])
  expect([de.account.wallets(1), de.account.wallets(5)]).toEqual(['1 Wallet', '5 Wallets'])
  expect(de.account.accounts(1)).toBe('1 Konto')
  expect(de.account.accounts(1200)).toBe('1.200 Konten')
})

test('a family of networks that nobody here knows has its own short name', () => {
  expect([chainName(en, 'eip155'), chainName(de, 'eip155'), chainName(en, 'tezos')]).toEqual([
    'EVM Networks',
    'EVM-Netzwerke',
    'tezos',
  ])
})
