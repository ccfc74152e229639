import type { SendLabel, SendWarning } from '@latchkit/core/flows/send'

/** What has to be changed before a transfer can be reviewed. */
export const labels: Readonly<Record<Exclude<SendLabel, 'preview' | 'resolving'>, string>> = {
  'address-invalid': 'That is no address or name that can receive it.',
  'address-missing': 'Somebody has to receive it.',
  'funds-insufficient': 'There is not enough of it in this account.',
  'amount-missing': 'How much is missing.',
  'value-incorrect': 'That amount is worth nothing.',
  'token-missing': 'That token is not in this account.',
  'amount-invalid': 'Write the amount in digits with one point, such as 0.5.',
  'amount-too-fine': 'The amount has more digits after the point than the token.',
}

export const warnings: Readonly<Record<SendWarning, string>> = {
  self: 'This is your own account.',
  contract: 'This address is a contract. It may not be able to give anything back.',
  'look-alike': 'This address looks like one you know, but it is another one.',
  'unverified-name': 'Nobody could confirm that this name belongs to the address.',
  'creates-account': 'The receiver has no account for this token yet. You pay for creating it.',
}

export const help = `Connects a wallet by a code and sends from it.

  --sandbox URL    where the sandbox runs (default http://127.0.0.1:5173/)
  --to WHO         address or name that receives
  --amount NUMBER  how much, in whole tokens, such as 0.5
  --asset ADDRESS  which token, by its contract; without it, the coin of the network
  --accept WHAT    warnings that are all right: ${Object.keys(warnings).join(', ')}
  --yes            sends without asking; what would be asked ends it instead
  --help, -h       this

Ends with 0 when everything that was asked for was done, else with 1.`
