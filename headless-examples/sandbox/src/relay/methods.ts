import { isRecord } from '../base/checks.ts'
import type { Envelope, Line } from './relay.types.ts'
import type { Office } from './relay-state.ts'

type Params = Record<string, unknown>
type Method = (params: Params, line: Line, office: Office) => unknown

const tags = { propose: 1100, approve: 1101, settle: 1102 }

/** What clients ask a relay for; what they send along besides is not read. */
export const methods: Readonly<Record<string, Method>> = {
  wc_proposeSession(params, line, office) {
    const topic = text(params, 'pairingTopic')
    office.subscribe(line, topic)
    office.post(
      line,
      {
        topic,
        message: text(params, 'sessionProposal'),
        tag: tags.propose,
        attestation: attestation(params),
      },
      ttl(params),
    )
    return true
  },
  wc_approveSession(params, line, office) {
    const [pairing, session] = [text(params, 'pairingTopic'), text(params, 'sessionTopic')]
    const letter = (topic: string, name: string, tag: number): Envelope => ({
      topic,
      message: text(params, name),
      tag,
      attestation: null,
    })
    office.subscribe(line, session)
    office.post(line, letter(pairing, 'sessionProposalResponse', tags.approve), ttl(params))
    office.post(line, letter(session, 'sessionSettlementRequest', tags.settle), ttl(params))
    return true
  },
  irn_publish: (params, line, office) => publish(params, line, office),
  irn_batchPublish(params, line, office) {
    for (const message of records(params, 'messages')) publish(message, line, office)
    return true
  },
  irn_subscribe: (params, line, office) => office.subscribe(line, text(params, 'topic')),
  irn_batchSubscribe: (params, line, office) =>
    texts(params, 'topics').map((topic) => office.subscribe(line, topic)),
  irn_unsubscribe: (params, line) => unsubscribe(params, line),
  irn_batchUnsubscribe(params, line) {
    for (const subscription of records(params, 'subscriptions')) unsubscribe(subscription, line)
    return true
  },
  irn_fetchMessages: (params, line, office) => fetched([text(params, 'topic')], line, office),
  irn_batchFetchMessages: (params, line, office) => fetched(texts(params, 'topics'), line, office),
}

function publish(params: Params, line: Line, office: Office): true {
  const { tag } = params
  const envelope = {
    topic: text(params, 'topic'),
    message: text(params, 'message'),
    attestation: attestation(params),
  }
  office.post(line, { ...envelope, tag: typeof tag === 'number' ? tag : 0 }, ttl(params))
  return true
}

function unsubscribe(params: Params, line: Line): true {
  line.topics.delete(text(params, 'topic'))
  return true
}

const fetched = (topics: readonly string[], line: Line, { mailbox }: Office) => ({
  messages: topics.flatMap((topic) =>
    mailbox.waiting(topic, line.client).map(({ message, publishedAt, tag, attestation }) => ({
      topic,
      message,
      publishedAt,
      tag,
      ...(attestation === null ? {} : { attestation }),
    })),
  ),
  hasMore: false,
})

function text(params: Params, name: string): string {
  const value = params[name]
  if (typeof value === 'string' && value !== '') return value
  throw new Error(`Invalid parameters: ${name} must be a text`)
}

function texts(params: Params, name: string): readonly string[] {
  const value = params[name]
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) return value
  throw new Error(`Invalid parameters: ${name} must be a list of texts`)
}

function records(params: Params, name: string): readonly Params[] {
  const value = params[name]
  if (Array.isArray(value) && value.every(isRecord)) return value
  throw new Error(`Invalid parameters: ${name} must be a list of objects`)
}

function ttl({ ttl: seconds }: Params): number {
  if (typeof seconds === 'number' && seconds > 0) return seconds
  throw new Error('Invalid parameters: ttl must be a number of seconds')
}

const attestation = (params: Params): string | null =>
  typeof params.attestation === 'string' ? params.attestation : null
