import type { ReceiverDoubt, SendLabel, SendWarning } from '@latchkit/core/flows'

/** The problem of the form, by the label of its button. */
export const labelTexts: Readonly<Record<Exclude<SendLabel, 'preview' | 'resolving'>, string>> = {
  'address-invalid': 'Enter a valid address or name.',
  'address-missing': 'Enter a recipient.',
  'address-unconfirmed': 'Confirm the address of this name.',
  'funds-insufficient': 'Not enough balance.',
  'amount-missing': 'Enter an amount.',
  'value-incorrect': 'Enter an amount above zero.',
  'token-missing': "This account doesn't hold that token.",
  'amount-invalid': 'Use numbers only, like 0.5.',
  'amount-too-fine': 'The amount has too many decimal places for this token.',
}

export const doubtText = ({ reason, network }: ReceiverDoubt) =>
  reason === 'ambiguous'
    ? `This name has two addresses for ${network}. Check that this is the right one.`
    : `This name has no address for this network. This is the address for ${network}.`

export const warningTexts: Readonly<Record<SendWarning, string>> = {
  self: 'This is your own account.',
  contract: 'This is a smart contract. Tokens sent to it may be lost.',
  'look-alike': "This address looks like one you know, but it's different.",
  'unverified-name': "We couldn't verify that this name belongs to this address.",
  'creates-account': 'The recipient has no account for this token yet. You pay to create it.',
}

export const helpText = `Connects a remote wallet and sends tokens from it.

  --sandbox URL    where the sandbox runs (default http://127.0.0.1:5173/)
  --to RECIPIENT   address or name of the recipient
  --amount NUMBER  amount in whole tokens, such as 0.5
  --asset ADDRESS  contract of the token (default: the native token)
  --accept LIST    warnings to accept: ${Object.keys(warningTexts).join(', ')}
  --yes            never prompts; requires --to and --amount
  --help, -h       prints this help

Exits with 0 if everything that the flags requested was done, otherwise with 1.`
