/** Transfers. */
export const sendErrors = {
  'send/amount-or-receiver-missing': 'An amount and receiver address are required',
  'send/token-missing': 'A token is required',
  'send/unsupported-chain': 'Unsupported chain',
  'send/started': 'Transaction started',
  'send/confirmed': 'Transaction confirmed',
  'send/failed': 'Failed to send transaction. Please try again.',
  'send/amount-invalid': 'The amount is not a number',
  'send/amount-too-fine': 'The amount has more decimal places than the token',
  'send/address-invalid': 'The address is not valid on this network',
  'send/receiver-blocked': 'Nothing can be sent to this address',
  'send/name-unknown': 'No address found for this name',
  'send/name-changed': 'The name now points to another address',
  'send/name-not-here':
    'The name leads to a contract on Ethereum that does not exist on this network. Ask for an address on this network.',
  'send/receiver-unconfirmed':
    'The address of the name is not certain on this network. Accept it or enter another.',
  'send/token-unreadable': "Couldn't read the token from the chain",
  'send/decimals-mismatch': "The token's decimals on the chain differ from the list",
  'send/funds-insufficient': 'Not enough balance',
  'send/fee-insufficient': 'Not enough balance for the network fee',
  'send/fee-risen': 'The network fee has risen since the review',
  'send/would-fail': 'The transfer would fail on the chain',
  'send/token-unsupported': "Tokens of this kind can't be sent",
  'send/below-minimum': 'The amount is less than a new account on this network must hold',
  'send/leaves-too-little': 'This leaves less than an account on this network must hold',
  'send/expired': 'The transaction expired. Review it again.',
  'send/changed': 'Something changed since the review',
  'send/account-changed': 'The account changed',
  'send/network-changed': 'The network changed',
  'send/already-asked': 'This request is already open in the wallet',
  'send/unfollowed': "Couldn't follow the transaction. Look it up before you send again.",
  'send/reorganized':
    'The network replaced the block with the transaction. It is being confirmed again.',
  'send/reverted': 'The transaction failed on the network. Only its fee was paid.',
  'send/replaced': 'Another transaction replaced it',
  'send/dropped': 'The network dropped the transaction. Nothing was sent.',
  'send/astray':
    'The wallet changed to a network that this page does not know. The transaction may be there: look it up before you send again.',
  'send/misdirected':
    'The wallet sent the transaction on another network than the one that was reviewed.',
  'send/altered': "What was sent isn't what was reviewed",
} as const satisfies Record<`send/${string}`, string>
