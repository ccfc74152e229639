import { expect, test } from 'vitest'
import { routerReactions } from '../../../../core/src/stores/router/router.store.ts'
import { mainnet } from '../../samples.ts'
import { queriesOf, trackedOf } from '../../walker/react.ts'

const network = mainnet.caipNetworkId
const account = { network, isSmartAccount: true }
const smart = queriesOf({ trackedAccount: account, isOpen: true })

test.each([
  ['AllWallets', 'CLICK_ALL_WALLETS', null],
  ['WhatIsAWallet', 'CLICK_WALLET_HELP', null],
  ['WhatIsANetwork', 'CLICK_NETWORK_HELP', null],
  ['GetWallet', 'CLICK_GET_WALLET', null],
  ['Networks', 'CLICK_NETWORKS', null],
  ['Transactions', 'CLICK_TRANSACTIONS', { isSmartAccount: true }],
  ['WalletSend', 'OPEN_SEND', account],
] as const)('the view %s tracks %s while the modal is open', (view, event, properties) => {
  const emitted = [{ type: 'view.shown', view }]
  expect(trackedOf(routerReactions, emitted, smart)).toEqual([[event, properties]])
  expect(trackedOf(routerReactions, emitted, queriesOf({ isOpen: false }))).toEqual([])
})
