import type { WalletRow } from '@latchkit/core/utils'
import { expect, test } from 'vitest'
import { recentFirst } from './recent-first.ts'

const row = (id: string, recent = false): WalletRow => ({
  id,
  name: id,
  icon: null,
  installed: false,
  recent,
  disputed: false,
  chains: [],
  pick: { type: 'connector', connectorId: id },
})

test('recentFirst puts recent installed wallets first and the QR code below the installed wallets', () => {
  const groups = recentFirst([
    { group: 'walletConnect', wallets: [row('code')] },
    { group: 'recent', wallets: [row('phone', true)] },
    { group: 'injected', wallets: [row('fox'), row('owl', true)] },
    { group: 'featured', wallets: [row('star')] },
  ])
  expect(groups.map(({ group, wallets }) => [group, wallets.map(({ id }) => id)])).toEqual([
    ['recent', ['phone', 'owl']],
    ['injected', ['fox']],
    ['walletConnect', ['code']],
    ['featured', ['star']],
  ])
})
