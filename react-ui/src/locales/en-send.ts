import { walletName, walletNameFirst } from './en-names.ts'
import { plural } from './plural.ts'

/**
 * English texts of the send views, part of `en`. Amounts are passed with their symbol: `1.5 ETH`.
 */
export const enSend = {
  /** Labels of the form's button. It is enabled with the label `preview` only. */
  labels: {
    preview: 'Preview Send',
    'address-invalid': 'Invalid Address',
    'address-missing': 'Add Address',
    'funds-insufficient': 'Insufficient Funds',
    'amount-missing': 'Add Amount',
    'value-incorrect': 'Incorrect Value',
    'token-missing': 'Select Token',
    'amount-invalid': 'Invalid Amount',
    'amount-too-fine': 'Too Many Digits',
    resolving: 'Looking up…',
  },
  selectToken: 'Select Token',
  selectTokenText: 'What you want to send',
  available: (amount: string) => `${amount} available`,
  balanceUnknown: 'Balance unknown',
  amount: (symbol: string | null) => (symbol === null ? 'Amount' : `Amount in ${symbol}`),
  usd: 'USD',
  amountFormat: (example: string) => `Write digits and one point, such as ${example}`,
  tooManyDecimals: (symbol: string | null, digits: number) =>
    digits === 0
      ? `${symbol ?? 'It'} has no digits after the point`
      : `${symbol ?? 'It'} has at most ${digits} digits after the point`,
  switchUnit: (other: string) => `Write the amount in ${other}`,
  max: 'Max',
  maxLabel: 'Max: all there is',
  to: 'To',
  receiver: 'Address or name',
  receiverHint: 'Check it with the receiver: what is sent cannot be taken back.',
  resolving: 'Looking up…',
  stop: 'Stop',
  paste: 'Paste',
  pasteFailed: 'Your browser blocked pasting',
  clear: 'Clear',
  search: 'Search tokens',
  tokens: (network: string | null) => (network === null ? 'Tokens' : `Tokens on ${network}`),
  loadingTokens: 'Loading tokens',
  noTokens: 'Nothing to send yet',
  noTokensText: 'What you receive on this network is shown here.',
  noMatch: (text: string) => `No token matches “${text}”`,
  hidden: (count: number) =>
    plural('en', count, {
      one: 'token that cannot be divided is not shown',
      other: 'tokens that cannot be divided are not shown',
    }),
  preparing: 'Preparing the review',
  youSend: 'You send',
  from: 'From',
  network: 'Network',
  fee: 'Network fee',
  upTo: (amount: string) => `up to ${amount}`,
  accountRent: 'Token account',
  total: 'Total',
  requestedBy: 'Requested by',
  copy: 'Copy address',
  copied: 'Address copied',
  copyFailed: 'Your browser blocked copying',
  confirm: (amount: string) => `Send ${amount}`,
  announcement: (amount: string, receiver: string) => `You send ${amount} to ${receiver}`,
  acceptFirst: 'Tick every box first',
  warnings: {
    self: { text: 'This is your own account.', accept: 'Send to myself' },
    contract: {
      text: 'This address is a contract. It may not be able to give anything back.',
      accept: 'Send to the contract',
    },
    'look-alike': {
      text: 'This address looks like one you know, but it is another one.',
      accept: 'I compared them and mean the new one',
    },
    'unverified-name': {
      text: 'Nobody could confirm that this name belongs to the address.',
      accept: 'The address is right',
    },
    'creates-account': {
      text: 'The receiver has no account for this token yet. You pay for creating it.',
      accept: 'Pay for the account',
    },
  },
  knownAddress: 'You know',
  receiverAddress: 'You send to',
  differentCharacters: (count: number) =>
    plural('en', count, { one: 'character differs', other: 'characters differ' }),
  checking: 'Checking once more',
  checkingText: 'Account, network and amount are still those that you reviewed?',
  requesting: (wallet: string | null) => `Approve in ${walletName(wallet)}`,
  requestingText: (amount: string, receiver: string) =>
    `${amount} to ${receiver}. Nothing here can take it back.`,
  unresponsive: (wallet: string | null) => `${walletNameFirst(wallet)} didn't answer`,
  unresponsiveText: 'Its window may be behind this one. If you approve it there, it is still sent.',
  startNew: 'Start another',
  rejected: (wallet: string | null) => `You declined in ${walletName(wallet)}`,
  rejectedText: 'Nothing was sent. You can try again, or change something first.',
  failed: 'It was not sent',
  outcomeUnknown: 'It may have been sent',
  edit: 'Edit',
  outdated: {
    'send/account-changed': 'The account changed',
    'send/network-changed': 'The network changed',
  },
  outdatedText: 'Nothing was sent. Start again to see what leaves from where.',
  restart: 'Start again',
  blocked: 'This cannot be sent',
  status: {
    awaitingWallet: 'Sent',
    unresponsive: 'Sent',
    sent: 'Sent',
    slow: 'Sent, and still waiting',
    confirmed: 'Sent and confirmed',
    reverted: 'It failed on the network',
    replaced: 'Another transaction took its place',
    dropped: 'The network dropped it',
    mismatched: 'What was sent is not what you reviewed',
    rejected: 'It was not sent',
    failed: 'It was not sent',
  },
  statusText: (network: string | null, hash: string) =>
    `${network ?? 'The network'} has it as ${hash}.`,
  copyHash: 'Copy transaction number',
  hashCopied: 'Transaction number copied',
}

/** English texts for error codes of the send flow. */
export const enSendErrors = {
  'data/name-not-resolved': 'Error resolving name. Try again, or use the address.',
  'send/account-changed': 'The account changed.',
  'send/address-invalid': 'This is no address of this network.',
  'send/already-asked': 'Your wallet is already asked for exactly this.',
  'send/altered': 'What was sent is not what you reviewed.',
  'send/amount-invalid': 'The amount is not a number.',
  'send/amount-or-receiver-missing': 'An amount and receiver address are required',
  'send/amount-too-fine': 'The amount has more digits after the point than the token.',
  'send/below-minimum': 'This is less than a new account on this network has to hold.',
  'send/changed': 'Something changed since you reviewed it. Look once more.',
  'send/decimals-mismatch':
    'The token counts its digits otherwise than the list says. It is not sent, to be safe.',
  'send/dropped': 'The network did not take the transaction. Nothing was sent.',
  'send/expired': 'The transaction has waited too long. Make it anew.',
  'send/failed': 'The transaction could not be sent. Try again.',
  'send/fee-insufficient': 'There is not enough left to pay the network fee.',
  'send/funds-insufficient': 'There is not enough of it in this account.',
  'send/leaves-too-little':
    'What would be left is less than an account on this network has to hold. Send less, or all of it.',
  'send/name-changed': 'The name leads to another address now. Look at it once more.',
  'send/name-unknown': 'Nobody is registered under this name.',
  'send/network-changed': 'The network changed.',
  'send/receiver-blocked': 'Nothing can be sent to this address.',
  'send/replaced': 'Another transaction took its place.',
  'send/reverted': 'The transaction failed on the network. Only its fee was paid.',
  'send/token-missing': 'A token is required',
  'send/token-unreadable':
    'The network did not say enough about this token. Try again in a moment.',
  'send/token-unsupported': 'Tokens of this kind cannot be sent from here.',
  'send/unfollowed':
    'What became of the transaction cannot be read just now. Look it up before you send again.',
  'send/unsupported-chain': 'Unsupported chain. Nothing can be sent from here on this network yet.',
  'send/would-fail': 'The network would refuse this transfer, so it was not sent.',
}
