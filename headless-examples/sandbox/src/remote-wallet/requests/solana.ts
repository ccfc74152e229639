import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { isRecord } from '../../wallets/checks.ts'
import { providerErrors } from '../../wallets/provider-error.ts'
import type { RequestHandler } from './request.types.ts'

/** Messages are signed with the account's real key; transactions this wallet does not know yet. */
export const solanaRequests: Readonly<Record<string, RequestHandler>> = {
  async solana_signMessage(params, { secretOf }) {
    if (!isRecord(params) || typeof params.message !== 'string' || typeof params.pubkey !== 'string') {
      throw providerErrors.invalid('a message and a pubkey are expected')
    }
    const { pubkey } = params
    const secret = secretOf(pubkey)
    const message = decoded(params.message)
    return {
      words: {
        title: 'Sign a message',
        text: 'This costs nothing and moves nothing.',
        facts: [{ label: 'With', value: pubkey }],
        payload: new TextDecoder().decode(message),
        approve: 'Sign',
      },
      run: async () => ({ signature: base58.encode(ed25519.sign(message, secret)) }),
    }
  },
}

function decoded(text: string): Uint8Array {
  try {
    return base58.decode(text)
  } catch {
    throw providerErrors.invalid('the message must be base58')
  }
}
