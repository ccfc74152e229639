import type { ErrorArea } from '../error-area.ts'

/** Sending. Specification, sections 5 and 8. */
export const sendErrors = {
  'send/amount-or-receiver-missing': {
    shown: 'screen',
    text: 'An amount and receiver address are required',
  },
  'send/token-missing': { shown: 'screen', text: 'A token is required' },
  'send/unsupported-chain': { shown: 'thrown', text: 'Unsupported chain' },
  'send/started': { shown: 'toast', text: 'Transaction started' },
  'send/failed': { shown: 'toast', text: 'Failed to send transaction. Please try again.' },
  'send/amount-invalid': { shown: 'screen', text: 'The amount is not a number' },
  'send/amount-too-fine': {
    shown: 'screen',
    text: 'The amount has more digits after the point than the token',
  },
  'send/address-invalid': { shown: 'screen', text: 'The address is not valid on this network' },
  'send/receiver-blocked': { shown: 'screen', text: 'Nothing can be sent to this address' },
  'send/name-unknown': { shown: 'screen', text: 'Nobody is registered under this name' },
  'send/name-changed': { shown: 'screen', text: 'The name leads to another address now' },
  'send/token-unreadable': { shown: 'screen', text: 'The token could not be read from the chain' },
  'send/decimals-mismatch': {
    shown: 'screen',
    text: 'The token has other decimals on the chain than in the list',
  },
  'send/funds-insufficient': { shown: 'screen', text: 'There is not enough of it in this account' },
  'send/fee-insufficient': {
    shown: 'screen',
    text: 'There is not enough left to pay the network fee',
  },
  'send/would-fail': { shown: 'screen', text: 'The transfer would fail on the chain' },
  'send/token-unsupported': {
    shown: 'screen',
    text: 'Tokens of this kind cannot be sent from here',
  },
  'send/below-minimum': {
    shown: 'screen',
    text: 'This is less than a new account on this network has to hold',
  },
  'send/leaves-too-little': {
    shown: 'screen',
    text: 'What would be left is less than an account on this network has to hold. Send less, or all of it.',
  },
  'send/expired': {
    shown: 'screen',
    text: 'The transaction has waited too long. It has to be made anew.',
  },
  'send/changed': { shown: 'screen', text: 'Something changed since the review' },
  'send/account-changed': { shown: 'screen', text: 'The account changed' },
  'send/network-changed': { shown: 'screen', text: 'The network changed' },
  'send/already-asked': { shown: 'screen', text: 'The wallet is already asked for exactly this' },
  'send/unfollowed': {
    shown: 'toast',
    text: 'What became of the transaction cannot be read just now. Look it up before you send again.',
  },
  'send/reverted': {
    shown: 'toast',
    text: 'The transaction failed on the network. Only its fee was paid.',
  },
  'send/replaced': { shown: 'toast', text: 'Another transaction took its place' },
  'send/dropped': {
    shown: 'toast',
    text: 'The transaction was not taken by the network. Nothing was sent.',
  },
  'send/altered': { shown: 'alert', text: 'What was sent is not what was reviewed' },
} as const satisfies ErrorArea
