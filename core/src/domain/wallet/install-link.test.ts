import { expect, test } from 'vitest'
import { hasInstallLink } from './install-link.ts'
import { plainWallet } from './parse-wallet.ts'

const lynx = plainWallet({ id: 'lynx', name: 'Lynx', rdns: null, icon: null })

test.each(['homepage', 'app_store', 'play_store', 'chrome_store'] as const)(
  'hasInstallLink returns true for a wallet with %s',
  (link) => {
    expect(hasInstallLink({ ...lynx, [link]: 'https://lynx.example/' })).toBe(true)
  },
)

test('hasInstallLink returns false for a wallet that has only a link to open its app', () => {
  expect(hasInstallLink({ ...lynx, mobile_link: 'lynx://' })).toBe(false)
})
