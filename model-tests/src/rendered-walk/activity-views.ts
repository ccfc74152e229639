import type { ActivityItem, ActivityTransfer, ActivityView } from '@latchkit/core/flows'
import { page } from 'vitest/browser'
import type { ActivityRow } from '../../../core/src/domain/activity/activity.ts'
import { alice, carol, mainnet } from '../samples.ts'
import { expectVisible, heading } from './locators.ts'
import type { RenderedKit } from './rendered-kit.tsx'
import { account, cancel, type View } from './view-steps.ts'

const token = (
  numeric: string,
  symbol: string,
  direction: ActivityTransfer['direction'] = 'in',
): ActivityTransfer => ({
  direction,
  quantity: { numeric },
  value: null,
  price: null,
  fungible: { name: symbol, symbol, icon: null },
  nft: null,
})
const nft = (name: string): ActivityTransfer => ({
  ...token('1', ''),
  fungible: null,
  nft: { name, preview: null, isSpam: false },
})
const item = (id: string, change: Partial<ActivityRow & ActivityItem>): ActivityItem => ({
  id,
  operationType: 'receive',
  hash: `0x${id}`,
  chain: mainnet.caipNetworkId,
  minedAt: '2025-03-14T12:00:00Z',
  sentFrom: carol,
  sentTo: alice,
  status: 'confirmed',
  nonce: null,
  transfers: [],
  suspicious: false,
  ...change,
})
const march = [
  item('1', { status: 'pending', operationType: 'send', transfers: [token('0.25', 'ETH', 'out')] }),
  item('2', { transfers: [token('1234.5678', 'USDC')] }),
  item('3', {
    operationType: 'trade',
    transfers: [token('1', 'ETH', 'out'), token('3000', 'USDC')],
  }),
  item('4', { operationType: 'approve' }),
]
const february = [
  item('5', {
    operationType: 'mint',
    transfers: [nft('Leaf of the old oak'), nft('Root'), nft('Bark')],
    minedAt: '2025-02-01T12:00:00Z',
  }),
  item('6', { operationType: 'execute', status: 'failed', minedAt: '2025-02-01T11:00:00Z' }),
  item('7', {
    transfers: [token('500000', '<a href="https://claim.example">$USDC</a> visit claim.example')],
    suspicious: true,
    minedAt: '2025-02-01T10:00:00Z',
  }),
]
const ready = {
  status: 'failed',
  data: {
    now: 1_772_000_000_000,
    months: [
      { year: 2025, month: 2, rows: march },
      { year: 2025, month: 1, rows: february },
    ],
    nfts: [],
    hidden: 2,
    showsHidden: false,
    empty: false,
    complete: false,
  },
  problem: 'kit/timed-out',
  refresh: cancel,
  loadMore: null,
  showHidden: cancel,
} as const satisfies ActivityView
const without = { data: null, problem: null, refresh: null, loadMore: null, showHidden: null }

const openTransactions = async (rendered: RenderedKit) => {
  await account(rendered)
  rendered.kit.modal.push('Transactions')
}
const activityView = (view: ActivityView, waitUntilReady: () => Promise<unknown>): View => ({
  options: { frozen: { flow: 'activity', view } },
  async go(rendered) {
    await openTransactions(rendered)
    await waitUntilReady()
  },
})

/** Screens of the Transactions view, by name. */
export const activityViews: Readonly<Record<string, View>> = {
  Transactions: activityView(ready, () => expectVisible(heading('February 2025'))),
  'Transactions, loading': activityView({ ...without, status: 'loading' }, () =>
    expectVisible(page.getByText('Loading activity')),
  ),
  'Transactions, empty': activityView(
    {
      ...ready,
      status: 'fresh',
      data: { ...ready.data, months: [], hidden: 0, empty: true, complete: true },
      problem: null,
    },
    () => expectVisible(heading('No activity yet')),
  ),
  'Transactions, failed': activityView(
    { ...without, status: 'failed', problem: 'endpoint/unreachable', refresh: cancel },
    () => expectVisible(heading("Couldn't load activity")),
  ),
  'Transactions, no account': activityView(
    { ...without, status: 'idle', problem: 'data/history-without-address' },
    () => expectVisible(heading('No wallet is connected')),
  ),
}
