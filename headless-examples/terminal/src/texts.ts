import type { SendLabel, SendWarning } from '@latchkit/core/flows/send'

/** The problem of the form, by the label of its button. */
export const labelTexts: Readonly<Record<Exclude<SendLabel, 'preview' | 'resolving'>, string>> = {
  'address-invalid': 'That is no address or name that can receive it.',
  'address-missing': 'Somebody has to receive it.',
  'funds-insufficient': 'There is not enough of it in this account.',
  'amount-missing': 'How much is missing.',
  'value-incorrect': 'That amount is worth nothing.',
  'token-missing': 'That token is not in this account.',
  'amount-invalid': 'Write the amount in digits with one point, such as 0.5.',
  'amount-too-fine': 'The amount has more digits after the point than the token.',
}

export const warningTexts: Readonly<Record<SendWarning, string>> = {
  self: 'This is your own account.',
  contract: 'This address is a contract. It may not be able to give anything back.',
  'look-alike': 'This address looks like one you know, but it is another one.',
  'unverified-name': 'Nobody could confirm that this name belongs to the address.',
  'creates-account': 'The receiver has no account for this token yet. You pay for creating it.',
}

export const helpText = `Connects a remote wallet and sends tokens from it.

  --sandbox URL    where the sandbox runs (default http://127.0.0.1:5173/)
  --to RECEIVER    address or name of the receiver
  --amount NUMBER  amount in whole tokens, such as 0.5
  --asset ADDRESS  contract of the token (default: the native token)
  --accept LIST    warnings to accept: ${Object.keys(warningTexts).join(', ')}
  --yes            never prompts; requires --to and --amount
  --help, -h       prints this help

Exits with 0 if everything that the flags requested was done, otherwise with 1.`
