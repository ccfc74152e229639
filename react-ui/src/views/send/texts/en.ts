import { walletName, walletNameFirst } from '../../../locales/en-names.ts'
import { enShared } from '../../../locales/en-shared.ts'
import { plural } from '../../../locales/plural.ts'

/** English texts of the views that send. Amounts are passed with their symbol: `1.5 ETH`. */
export const sendTexts = {
  ...enShared,
  send: {
    /** Labels of the form's button. It is enabled with the label `preview` only. */
    labels: {
      preview: 'Review',
      'address-invalid': 'Invalid address',
      'address-missing': 'Enter an address',
      'address-unconfirmed': 'Confirm the address',
      'funds-insufficient': 'Not enough funds',
      'amount-missing': 'Enter an amount',
      'value-incorrect': 'Enter an amount',
      'token-missing': 'Select a token',
      'amount-invalid': 'Invalid amount',
      'amount-too-fine': 'Too many decimals',
      resolving: 'Looking up…',
    },
    notEnough: (symbol: string) => `Not enough ${symbol}`,
    selectToken: 'Select a token',
    available: (amount: string) => `${amount} available`,
    balanceUnknown: 'Balance unknown',
    amount: (symbol: string | null) => (symbol === null ? 'Amount' : `Amount in ${symbol}`),
    usd: 'USD',
    amountFormat: (example: string) => `Use numbers only, like ${example}`,
    tooManyDecimals: (symbol: string | null, digits: number) =>
      digits === 0
        ? `${symbol ?? 'It'} allows no decimal places`
        : `${symbol ?? 'It'} allows up to ${digits} decimal places`,
    switchUnit: (other: string) => `Enter amount in ${other}`,
    max: 'Max',
    maxLabel: 'Max: use full balance',
    to: 'To',
    receiver: 'Address or name',
    receiverHint: "Double-check the address. Transfers can't be undone.",
    resolving: 'Looking up…',
    stop: 'Stop',
    /** `record`: the network that the address is meant for. `network`: the one of the transfer. */
    doubts: {
      'other-network': (record: string, network: string) =>
        `This name has no address for ${network}. This is the address for ${record}.`,
      ambiguous: (record: string) =>
        `This name has two addresses for ${record}. Check that this is the right one.`,
    },
    acceptReceiver: 'Use this address',
    refuseReceiver: "Don't use it",
    paste: 'Paste',
    pasteFailed: 'Your browser blocked pasting',
    clear: 'Clear',
    search: 'Search tokens',
    tokens: (network: string | null) => (network === null ? 'Tokens' : `Tokens on ${network}`),
    loadingTokens: 'Loading tokens',
    noTokens: 'Nothing to send yet',
    noTokensText: 'Tokens you receive on this network show up here.',
    noMatch: (text: string) => `No token matches “${text}”`,
    hidden: (count: number) =>
      plural('en', count, {
        one: 'non-divisible token hidden',
        other: 'non-divisible tokens hidden',
      }),
    preparing: 'Preparing the review',
    youSend: 'You send',
    from: 'From',
    /** The contract or mint of the token. */
    token: 'Token contract',
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
    acceptFirst: 'Confirm the warnings first',
    warnings: {
      self: { text: 'This is your own account.', accept: 'Send to myself' },
      contract: {
        text: 'This is a smart contract. Tokens sent to it may be lost.',
        accept: 'Send to the contract',
      },
      'look-alike': {
        text: "This address looks like one you know, but it's a different one.",
        accept: "I've compared them, send to the new one",
      },
      'unverified-name': {
        text: "We couldn't verify that this name belongs to this address.",
        accept: 'The address is right',
      },
      'creates-account': {
        text: 'The recipient has no account for this token yet. You pay to create it.',
        accept: 'Pay for the account',
      },
    },
    knownAddress: 'Known address',
    receiverAddress: 'This address',
    differentCharacters: (count: number) =>
      plural('en', count, { one: 'character differs', other: 'characters differ' }),
    checking: 'Checking once more',
    checkingText: 'Making sure nothing changed since your review',
    requesting: (wallet: string | null) => `Approve in ${walletName(wallet)}`,
    requestingText: "Once approved, it can't be undone.",
    unresponsive: (wallet: string | null) => `${walletNameFirst(wallet)} didn't answer`,
    unresponsiveText:
      'Its window may be hidden behind this one. The transfer is still sent if you approve it there.',
    startNew: 'New transfer',
    rejected: (wallet: string | null) => `You declined the request in ${walletName(wallet)}`,
    rejectedText: 'Nothing was sent. Try again, or edit the transfer first.',
    failed: 'Not sent',
    outcomeUnknown: 'It may have been sent',
    edit: 'Edit',
    outdated: {
      'send/account-changed': 'The account changed',
      'send/network-changed': 'The network changed',
    },
    outdatedText: 'Nothing was sent. Start again with the current account.',
    restart: 'Start again',
    blocked: "This can't be sent",
    sent: (amount: string) => `Sent ${amount}`,
    toast: {
      sent: (amount: string, receiver: string) => `Sent ${amount} to ${receiver}`,
      confirmed: (amount: string, receiver: string) => `${amount} to ${receiver} confirmed`,
    },
    about: (amount: string, receiver: string, result: string) =>
      `${amount} to ${receiver}. ${result}`,
    view: 'View',
    sentTo: {
      sent: (receiver: string) => `To ${receiver}. Waiting for confirmation.`,
      slow: (receiver: string) => `To ${receiver}. Confirmation is taking longer than usual.`,
      underpriced: (receiver: string) =>
        `To ${receiver}. The network asks for more than this transfer offers. Wait, or raise its fee in your wallet.`,
      included: (receiver: string) => `To ${receiver}. In a block, waiting until it's final.`,
      reorganized: (receiver: string) => `To ${receiver}. Being confirmed again.`,
      confirmed: (receiver: string) => `To ${receiver}. Confirmed.`,
    },
    notConfirmed: {
      reverted: 'Transaction failed',
      replaced: 'Transaction replaced',
      dropped: 'Transaction dropped',
      astray: 'Your wallet changed the network',
      misdirected: 'Sent on another network',
      mismatched: "What was sent isn't what you reviewed",
      failed: "Couldn't confirm the transfer",
    },
    misdirected: (network: string, reviewed: string) =>
      `Your wallet sent this on ${network}, not on ${reviewed}. Look it up before sending again.`,
    astray: (chainId: string) =>
      `Your wallet changed to network ${chainId}, which this site doesn't know. The transaction may be there: look it up before sending again.`,
    done: 'Done',
    copyHash: 'Copy transaction hash',
    hashCopied: 'Transaction hash copied',
  },
  errors: {
    ...enShared.errors,
    'data/name-not-resolved': 'Error resolving name. Try again, or use the address.',
    'send/account-changed': 'The account changed.',
    'send/address-invalid': 'Not a valid address on this network.',
    'send/already-asked': 'This request is already open in your wallet.',
    'send/altered': "The transaction on the network isn't the one you reviewed.",
    'send/amount-invalid': "The amount isn't a number.",
    'send/amount-or-receiver-missing': 'An amount and receiver address are required',
    'send/amount-too-fine': 'The amount has more decimal places than the token allows.',
    'send/astray':
      "Your wallet changed to a network that this site doesn't know. The transaction may be there: look it up before sending again.",
    'send/below-minimum': 'This is less than the minimum balance of a new account on this network.',
    'send/changed': 'Something changed since your review. Check it again.',
    'send/decimals-mismatch':
      "This token's decimals don't match our records, so we stopped the transfer.",
    'send/dropped': "The network didn't accept the transaction. Nothing was sent.",
    'send/expired': 'The transaction expired. Start again.',
    'send/failed': "Couldn't send the transaction. Try again.",
    'send/fee-insufficient': 'Not enough left to pay the network fee.',
    'send/fee-risen': 'The network fee has risen since your review. Check the new fee.',
    'send/funds-insufficient': 'Not enough balance.',
    'send/leaves-too-little':
      'This leaves less than the minimum balance of an account on this network. Send less, or everything.',
    'send/misdirected':
      'Your wallet sent the transaction on another network than the one you reviewed.',
    'send/name-changed': 'This name now points to another address. Check it again.',
    'send/name-not-here':
      "This name leads to a contract on Ethereum that doesn't exist on this network. Ask for an address on this network.",
    'send/name-unknown': 'No address found for this name.',
    'send/network-changed': 'The network changed.',
    'send/receiver-unconfirmed':
      "We can't be sure of this name's address on this network. Confirm the address or enter another.",
    'send/receiver-blocked': "You can't send to this address.",
    'send/reorganized': "Your transaction is being confirmed again. Don't send it a second time.",
    'send/replaced': 'Another transaction took its place.',
    'send/reverted': 'The transaction failed on the network. Only its fee was paid.',
    'send/token-missing': 'A token is required',
    'send/token-unreadable': "Couldn't read this token from the network. Try again in a moment.",
    'send/token-unsupported': "This type of token can't be sent from here.",
    'send/unfollowed':
      "We can't check this transaction right now. Look it up before sending again.",
    'send/unsupported-chain': "Unsupported chain. Sending isn't supported on this network yet.",
    'send/would-fail': "The network would reject this transfer, so it wasn't sent.",
  },
}
export type SendTexts = typeof sendTexts
