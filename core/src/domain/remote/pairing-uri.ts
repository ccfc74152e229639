/** What may be shown as a code or handed to a wallet: whoever says it, it is a `wc:` URI of a bearable length. */
export const pairingUri = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= 4_096 && /^wc:[!-~]+$/.test(value) ? value : null
