import { isRecord } from '../base/checks.ts'
import type { Connection, Envelope } from './relay.types.ts'
import type { RelayState } from './relay-state.ts'

type Params = Record<string, unknown>
type Method = (params: Params, connection: Connection, relay: RelayState) => unknown

const tags = { propose: 1100, approve: 1101, settle: 1102 }

/**
 * The relay's JSON-RPC methods by name. They throw for invalid parameters and ignore unknown ones.
 */
export const methods: Readonly<Record<string, Method>> = {
  wc_proposeSession(params, connection, relay) {
    const topic = parseString(params, 'pairingTopic')
    relay.subscribe(connection, topic)
    const envelope = {
      topic,
      message: parseString(params, 'sessionProposal'),
      tag: tags.propose,
      attestation: attestationOf(params),
    }
    relay.publish(connection, envelope, parseTtl(params))
    return true
  },
  wc_approveSession(params, connection, relay) {
    const pairing = parseString(params, 'pairingTopic')
    const session = parseString(params, 'sessionTopic')
    const envelope = (topic: string, name: string, tag: number): Envelope => ({
      topic,
      message: parseString(params, name),
      tag,
      attestation: null,
    })
    relay.subscribe(connection, session)
    const response = envelope(pairing, 'sessionProposalResponse', tags.approve)
    relay.publish(connection, response, parseTtl(params))
    const settlement = envelope(session, 'sessionSettlementRequest', tags.settle)
    relay.publish(connection, settlement, parseTtl(params))
    return true
  },
  irn_publish: (params, connection, relay) => publish(params, connection, relay),
  irn_batchPublish(params, connection, relay) {
    for (const message of parseRecords(params, 'messages')) publish(message, connection, relay)
    return true
  },
  irn_subscribe: (params, connection, relay) =>
    relay.subscribe(connection, parseString(params, 'topic')),
  irn_batchSubscribe: (params, connection, relay) =>
    parseStrings(params, 'topics').map((topic) => relay.subscribe(connection, topic)),
  irn_unsubscribe: (params, connection) => unsubscribe(params, connection),
  irn_batchUnsubscribe(params, connection) {
    for (const subscription of parseRecords(params, 'subscriptions'))
      unsubscribe(subscription, connection)
    return true
  },
  irn_fetchMessages: (params, connection, relay) =>
    fetchMessages([parseString(params, 'topic')], connection, relay),
  irn_batchFetchMessages: (params, connection, relay) =>
    fetchMessages(parseStrings(params, 'topics'), connection, relay),
}

function publish(params: Params, connection: Connection, relay: RelayState): true {
  const { tag } = params
  const envelope = {
    topic: parseString(params, 'topic'),
    message: parseString(params, 'message'),
    tag: typeof tag === 'number' ? tag : 0,
    attestation: attestationOf(params),
  }
  relay.publish(connection, envelope, parseTtl(params))
  return true
}

function unsubscribe(params: Params, connection: Connection): true {
  connection.topics.delete(parseString(params, 'topic'))
  return true
}

const fetchMessages = (
  topics: readonly string[],
  connection: Connection,
  { queue }: RelayState,
) => ({
  messages: topics.flatMap((topic) =>
    queue.pending(topic, connection.client).map(({ message, publishedAt, tag, attestation }) => ({
      topic,
      message,
      publishedAt,
      tag,
      ...(attestation === null ? {} : { attestation }),
    })),
  ),
  hasMore: false,
})

function parseString(params: Params, name: string): string {
  const value = params[name]
  if (typeof value === 'string' && value !== '') return value
  throw new Error(`Invalid parameters: ${name} must be a non-empty string`)
}

function parseStrings(params: Params, name: string): readonly string[] {
  const value = params[name]
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) return value
  throw new Error(`Invalid parameters: ${name} must be an array of strings`)
}

function parseRecords(params: Params, name: string): readonly Params[] {
  const value = params[name]
  if (Array.isArray(value) && value.every(isRecord)) return value
  throw new Error(`Invalid parameters: ${name} must be an array of objects`)
}

function parseTtl({ ttl: seconds }: Params): number {
  if (typeof seconds === 'number' && seconds > 0) return seconds
  throw new Error('Invalid parameters: ttl must be a positive number of seconds')
}

const attestationOf = (params: Params): string | null =>
  typeof params.attestation === 'string' ? params.attestation : null
