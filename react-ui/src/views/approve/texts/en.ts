import { enShared } from '../../../locales/en-shared.ts'

/** English texts of the view that asks to approve a request. */
export const approveTexts = {
  ...enShared,
  approve: {
    titles: {
      message: 'Sign this message?',
      'typed-data': 'Sign this data?',
      calls: 'Approve this transaction?',
      other: 'Approve this request?',
      unreadable: 'Approve this request?',
    },
    site: 'Site',
    network: 'Network',
    account: 'Account',
    message: 'Message',
    app: 'App',
    type: 'Type',
    method: 'Request',
    value: 'You pay',
    amount: 'Amount',
    from: 'From',
    to: 'To',
    contract: 'Contract',
    fee: 'Network fee',
    upTo: (amount: string) => `up to ${amount}`,
    feeUnknown: 'Unknown',
    functionCalled: 'Function',
    allowance: 'May spend',
    spender: 'Spender',
    token: 'Token',
    /** The raw data of a request. */
    data: 'Data',
    delegate: 'Controls your account',
    offered: 'You give',
    received: 'You get',
    /** The fields of a request that no other line shows. */
    notUnderstood: 'Not understood',
    phrases: {
      everything: 'Unlimited',
      nothing: 'None (revoked)',
      anyone: 'Anyone',
      createsContract: 'Creates a contract',
    },
    /** For a currency whose decimals are unknown. */
    inSmallestUnit: (units: string) => `${units} in its smallest unit`,
    /** For a token whose contract is being read, or does not confirm the decimals. */
    readingDecimals: (units: string) => `${units} in its smallest unit (checking decimals)`,
    decimalsUnclear: (units: string) => `${units} in its smallest unit (decimals unclear)`,
    /** After a name that a token or the request gives to itself. */
    unverified: '(name not verified)',
    nameMarks: {
      'network-currency': "(a token, not the network's own currency)",
      'look-alike': '(name with look-alike letters, not verified)',
    },
    unreadableWarning: "We can't decode this request. Approve it only if you trust it.",
    /** Reasons for a second consent. */
    cautions: {
      unlimited: 'The spender could take all of this token from your account, now or later.',
      order: 'This offers your tokens for sale. Anyone can accept it at the price above.',
      delegation: 'The contract would control your account and everything in it.',
      'every-network': 'This request names no network, so it may be valid on all of them.',
      decimals:
        "The token's contract and the token list disagree about its decimals. The amount may be larger than it looks.",
      unknown: "We can't tell what this does. It may give away what you own.",
    },
    acceptCautions: 'I understand, allow it',
    queued: (count: number) =>
      count === 1 ? 'One more request is waiting.' : `${count} more requests are waiting.`,
    /** The origin of the frame that draws a request. */
    walletOrigin: 'Wallet',
    /** Both origins, for screen readers. */
    origins: (page: string, wallet: string) =>
      `${page} sent the request. Your wallet is opened by ${wallet}.`,
    decideInWallet: 'Approve or reject it in your wallet.',
    approve: 'Approve',
    sign: 'Sign',
    reject: 'Reject',
    signing: 'Approved',
    unresponsive: 'This is taking longer than usual',
    unresponsiveText: 'You can keep waiting or cancel.',
    nothingToDecide: 'No pending requests',
  },
}
export type ApproveTexts = typeof approveTexts
