import { plural } from './plural.ts'

/** English texts of the activity and NFT lists, part of `en`. */
export const enActivity = {
  list: 'Activity',
  loading: 'Loading activity',
  /**
   * Labels by operation type of the activity service. A type without a label is shown under the
   * service's own name.
   */
  kinds: {
    approve: 'Approved',
    borrow: 'Borrowed',
    burn: 'Burned',
    cancel: 'Cancelled',
    claim: 'Claimed',
    deploy: 'Deployed',
    deposit: 'Deposited',
    execute: 'Executed',
    mint: 'Minted',
    receive: 'Received',
    repay: 'Repaid',
    send: 'Sent',
    stake: 'Staked',
    trade: 'Swapped',
    unstake: 'Unstaked',
    withdraw: 'Withdrawn',
    buy: 'Bought',
  } as Readonly<Record<string, string>>,
  directions: { in: 'in', out: 'out', self: 'to yourself' },
  pending: 'Pending',
  failed: 'Failed',
  confirmed: 'Done',
  spam: 'Maybe spam',
  justNow: 'Just now',
  notConnected: 'No wallet is connected',
  empty: 'No activity to show',
  emptyText: 'What is known of this account on this network is listed here.',
  loadFailed: 'The activity did not load',
  loadMoreFailed: 'The rest did not load.',
  hiddenRows: (count: number) =>
    plural('en', count, { one: 'suspicious row is hidden.', other: 'suspicious rows are hidden.' }),
  shownRows: (count: number) =>
    plural('en', count, { one: 'suspicious row is shown.', other: 'suspicious rows are shown.' }),
  show: 'Show',
  hide: 'Hide',
  showMore: 'Show more',
  nfts: 'Your NFTs',
  nftsLoading: 'Loading NFTs',
  nftsEmpty: 'No NFTs found',
  nftsEmptyText: 'This account has none on this network, as far as we can see.',
  nftsFailed: 'The NFTs did not load',
  unnamed: 'Without a name',
}
export const enActivityErrors = {
  'data/history-not-read': 'Failed to fetch transactions',
  'data/history-without-address':
    "Transactions can't be fetched without an accountAddress. Connect a wallet to see its activity.",
}
