import * as v from 'valibot'
import { limits } from '../../domain/constants.ts'
import { fieldsOf } from '../../domain/object.ts'
import { objectSchema } from '../http/object-schema.ts'
import {
  type FrameAnswer,
  type FramePayload,
  type FrameRequestName,
  type FrameRequests,
  frameRequests,
} from './frame-requests.ts'

/** The prefixes of message types on the wire. Those of the hosted frame: `@w3m-app/`, `@w3m-frame/`. */
export type FramePrefixes = { request: string; answer: string }

/**
 * A message of the frame. `id`: null if the frame left it out. `invalid`: an answer that is too
 * large, has further keys or a payload of another shape (fault F5). `text` and `code` of an error
 * are null unless the frame states them.
 */
export type FrameMessage =
  | { type: 'answer'; name: FrameRequestName; id: string | null; payload: unknown }
  | { type: 'invalid'; name: FrameRequestName; id: string | null }
  | {
      type: 'error'
      name: FrameRequestName
      id: string | null
      text: string | null
      code: number | null
    }
  | { type: 'ready' }
  | { type: 'session.updated'; token: string }

/** Reads and writes the messages of the frame. */
export type FrameMessages = {
  requests: FrameRequests
  /** Whether a message that the page would post is one of the protocol. */
  isRequest(message: unknown): boolean
  /** A message of the frame. Null if it is not part of the protocol. */
  parse(message: unknown): FrameMessage | null
  /** A request to post. Null if the payload has another shape than that of the request. */
  create<Name extends FrameRequestName>(
    name: Name,
    id: string,
    payload: FramePayload<Name>,
  ): object | null
  /** The payload of an answer to a request. Null if it has another shape. */
  parseAnswer<Name extends FrameRequestName>(
    name: Name,
    payload: unknown,
  ): { payload: FrameAnswer<Name> } | null
}

export function createFrameMessages({ request, answer }: FramePrefixes): FrameMessages {
  const requests = frameRequests()
  const isName = (name: string): name is FrameRequestName => Object.hasOwn(requests, name)
  const isPayload = (name: FrameRequestName, payload: unknown) =>
    v.is(requests[name].payload as v.GenericSchema, payload)
  const parseAnswer: FrameMessages['parseAnswer'] = (name, payload) => {
    const result = v.safeParse(requests[name].answer as v.GenericSchema, payload)
    return result.success ? { payload: result.output as never } : null
  }
  const nameIn = (type: unknown, prefix: string): string =>
    typeof type === 'string' && type.startsWith(prefix) ? type.slice(prefix.length) : ''
  return {
    requests,
    isRequest(message) {
      const { type, payload } = fieldsOf(message)
      const name = nameIn(type, request)
      return isName(name) && isPayload(name, payload)
    },
    parse(message) {
      const { type, id: givenId, payload } = fieldsOf(message)
      const name = nameIn(type, answer)
      if (name === '') return null
      const isValid = isStrict(message) && isSmall(message)
      if (name === 'READY') return isValid && v.is(ready, payload) ? { type: 'ready' } : null
      if (name === 'SESSION_UPDATE')
        return isValid && v.is(session, payload)
          ? { type: 'session.updated', token: payload.token }
          : null
      const [, requested = '', outcome] = /^(.*)_(SUCCESS|ERROR)$/.exec(name) ?? []
      if (!isName(requested)) return null
      const id = typeof givenId === 'string' ? givenId : null
      if (!isValid) return { type: 'invalid', name: requested, id }
      if (outcome === 'ERROR') return { type: 'error', name: requested, id, ...errorIn(payload) }
      return parseAnswer(requested, payload) === null
        ? { type: 'invalid', name: requested, id }
        : { type: 'answer', name: requested, id, payload }
    },
    create: (name, id, payload) =>
      isPayload(name, payload)
        ? { type: `${request}${name}`, id, ...(payload !== undefined && { payload }) }
        : null,
    parseAnswer,
  }
}

const ready = objectSchema({ version: v.optional(v.string()) })
const session = objectSchema({ token: v.string() })

const envelope: readonly string[] = ['type', 'id', 'payload']
/** Whether a message has no keys besides those of the protocol (fault F5). */
const isStrict = (message: unknown): boolean =>
  Object.keys(Object(message)).every((key) => envelope.includes(key))

/** Text and code of an error message. Values of other types count as missing. */
function errorIn(payload: unknown): { text: string | null; code: number | null } {
  const { message, code } = fieldsOf(payload)
  return {
    text: typeof message === 'string' && message !== '' ? message : null,
    code: typeof code === 'number' ? code : null,
  }
}

/** Whether a message is small enough to be read. False for one that cannot be measured (fault F5). */
function isSmall(message: unknown): boolean {
  try {
    return JSON.stringify(message).length <= limits.rpcResponseBytes
  } catch {
    return false
  }
}
