import type { Message } from '../../../core/src/protocol/messages.ts'
import { alice, bob, carol, foxSession, foxSolanaConnection } from '../samples.ts'
import { assertEqual, assertTrue } from './check.ts'
import { trackedIn } from './react.ts'
import { sentEvents } from './telemetry-events.ts'

/** The addresses and signed texts of the samples. */
const samples = [
  alice,
  bob,
  carol,
  ...foxSolanaConnection.accounts.map(({ address }) => address),
  foxSession.message,
]
/** What a text with a secret contains, by the name of the secret. */
const secrets: Readonly<Record<string, RegExp>> = {
  'a sample': new RegExp(samples.join('|'), 'i'),
  'an address, a signature or a hash': /0x[\da-f]/i,
  'a pairing URI': /wc:|wc%3a|symkey/i,
  'an e-mail address': /\S@\S/,
  'the path, query or hash of a URL': /:\/\/[^/?#\s]*[/?#]./,
  'a key': /[a-z\d]{40,}/i,
}
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/**
 * Checks the telemetry events in the messages of a reaction: each has exactly its properties, and
 * no text contains an address, a pairing URI, an e-mail address, a signature, or the path, query or
 * hash of a URL (rule R21).
 */
export function checkTracked(messages: readonly Message[]): void {
  for (const [event, properties] of trackedIn(messages)) {
    assertEqual(
      Object.keys(properties ?? {}).sort(),
      [...sentEvents[event].properties].sort(),
      `the properties of ${event}`,
    )
    for (const text of textsIn(properties))
      for (const [secret, form] of Object.entries(secrets))
        assertTrue(!form.test(text), `${event} contains ${secret}: ${text}`)
  }
}
