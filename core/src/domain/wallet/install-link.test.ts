import { expect, test } from 'vitest'
import { isToBeHad } from './install-link.ts'
import { plainWallet } from './parse-wallet.ts'

const plain = plainWallet({ id: 'lynx', name: 'Lynx', rdns: null, icon: null })

test.each(['homepage', 'app_store', 'play_store', 'chrome_store'] as const)(
  'a wallet with %s can be got',
  (link) => {
    expect(isToBeHad({ ...plain, [link]: 'https://lynx.example/' })).toBe(true)
  },
)

test('a link that opens a wallet does not say where it can be got', () => {
  expect(isToBeHad({ ...plain, mobile_link: 'lynx://' })).toBe(false)
})
