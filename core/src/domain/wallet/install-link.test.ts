import { expect, test } from 'vitest'
import { hasInstallLink } from './install-link.ts'
import { plainWallet } from './parse-wallet.ts'

const plain = plainWallet({ id: 'lynx', name: 'Lynx', rdns: null, icon: null })

test.each(['homepage', 'app_store', 'play_store', 'chrome_store'] as const)(
  'hasInstallLink is true for a wallet with %s',
  (link) => {
    expect(hasInstallLink({ ...plain, [link]: 'https://lynx.example/' })).toBe(true)
  },
)

test('hasInstallLink ignores links that open the wallet', () => {
  expect(hasInstallLink({ ...plain, mobile_link: 'lynx://' })).toBe(false)
})
