import { plural } from './plural.ts'

/** What an account did, in English: part of `en`. */
export const enActivity = {
  list: 'Activity',
  loading: 'Loading activity',
  /** Kinds of row; what is not here is said in the service's own word. */
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
  now: 'Just now',
  nobody: 'No wallet is connected',
  empty: 'No activity to show',
  emptyText: 'What is known of this account on this network is listed here.',
  notRead: 'The activity did not load',
  stuck: 'The rest did not load.',
  hidden: (count: number) =>
    plural('en', count, { one: 'suspicious row is hidden.', other: 'suspicious rows are hidden.' }),
  shown: (count: number) =>
    plural('en', count, { one: 'suspicious row is shown.', other: 'suspicious rows are shown.' }),
  show: 'Show',
  hide: 'Hide',
  more: 'Show more',
  nfts: 'Your NFTs',
  nftsLoading: 'Loading NFTs',
  nftsEmpty: 'No NFTs found',
  nftsEmptyText: 'This account has none on this network, as far as we can see.',
  nftsFailed: 'The NFTs did not load',
  unnamed: 'Without a name',
}
export const enActivityErrors = {
  'data/history-not-read': 'Failed to fetch transactions',
  'data/history-without-address': 'Connect a wallet to see its activity.',
}
