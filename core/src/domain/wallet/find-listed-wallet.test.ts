import { expect, test } from 'vitest'
import { findListedWallet } from './find-listed-wallet.ts'
import { plainWallet } from './parse-wallet.ts'

const wallet = (id: string, rdns: string | null = null) =>
  plainWallet({ id, name: id, rdns, icon: null })
const custom = wallet('custom')
const featured = wallet('featured', 'app.featured')
const recommended = wallet('recommended')
const recent = wallet('recent')
const lists = {
  config: { customWallets: [custom] },
  directory: { featured: [featured], recommended: [recommended] },
  connections: { recent: [recent, wallet('custom', 'app.recent')] },
}

test('findListedWallet finds configured, featured, recommended and recent wallets by id', () => {
  for (const listed of [custom, featured, recommended, recent])
    expect(findListedWallet(lists, listed.id)).toBe(listed)
})

test('findListedWallet finds a wallet by rdns', () =>
  expect(findListedWallet(lists, 'app.featured')).toBe(featured))

test('findListedWallet returns null for a wallet that is not listed', () =>
  expect(findListedWallet(lists, 'owl')).toBeNull())
