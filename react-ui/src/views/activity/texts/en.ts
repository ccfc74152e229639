import { enShared } from '../../../locales/en-shared.ts'
import { plural } from '../../../locales/plural.ts'

/** English texts of the activity and NFT lists. */
export const activityTexts = {
  ...enShared,
  activity: {
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
    /** Before the address of a recipient. */
    to: 'To',
    directions: { in: 'in', out: 'out', self: 'to yourself' },
    pending: 'Pending',
    failed: 'Failed',
    confirmed: 'Confirmed',
    spam: 'Possible spam',
    justNow: 'Just now',
    notConnected: 'No wallet is connected',
    empty: 'No activity yet',
    emptyText: "This account's transactions on this network show up here.",
    off: 'Activity is turned off',
    offText: 'This site shows no transactions.',
    loadFailed: "Couldn't load activity",
    loadMoreFailed: "Couldn't load more.",
    hiddenRows: (count: number) =>
      plural('en', count, {
        one: 'suspicious transaction hidden',
        other: 'suspicious transactions hidden',
      }),
    shownRows: (count: number) =>
      plural('en', count, {
        one: 'suspicious transaction shown',
        other: 'suspicious transactions shown',
      }),
    show: 'Show',
    hide: 'Hide',
    showMore: 'Show more',
    nfts: 'Your NFTs',
    nftsLoading: 'Loading NFTs',
    nftsEmpty: 'No NFTs found',
    nftsEmptyText: 'NFTs you receive on this network show up here.',
    nftsFailed: "Couldn't load NFTs",
    unnamed: 'Untitled',
  },
  errors: {
    ...enShared.errors,
    'data/history-not-read': 'Failed to fetch transactions',
    'data/history-without-address':
      "Transactions can't be fetched without an accountAddress. Connect a wallet to see its activity.",
  },
}
export type ActivityTexts = typeof activityTexts
