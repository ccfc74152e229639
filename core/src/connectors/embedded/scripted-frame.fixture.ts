import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import { fieldsOf } from '../../domain/object.ts'
import type { MemoryControls, MemoryFrame } from '../../platform/memory.ts'

export const frameOrigin = 'https://frame.example'
/** The networks of the frame. Only `ethereum` has smart accounts. */
export const ethereum = toCaipNetworkId('eip155:1')
export const polygon = toCaipNetworkId('eip155:137')
export const solana = toCaipNetworkId('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')

/** A user of the frame: the addresses of the key on eip155 and on Solana, and of the contract. */
export type FrameUser = { email: string | null; eoa: string; smart: string; solana: string }
export const ada: FrameUser = {
  email: 'ada@example.com',
  eoa: '0x0000000000000000000000000000000000000011',
  smart: '0x0000000000000000000000000000000000000012',
  solana: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
}
export const grace: FrameUser = {
  email: 'grace@example.com',
  eoa: '0x0000000000000000000000000000000000000021',
  smart: '0x0000000000000000000000000000000000000022',
  solana: '4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS',
}

/** A request of the page. `network`: what the frame has when it receives the request. */
export type FramePosted = {
  name: string
  id: string
  payload: Readonly<Record<string, unknown>>
  network: unknown
}

/**
 * A frame that answers at once. `isConnected`: of IS_CONNECTED. `action`: of CONNECT_EMAIL.
 * `answers`: payloads of the tests, which replace those of the frame.
 */
export type ScriptedFrame = {
  user: FrameUser
  isConnected: boolean
  action: 'VERIFY_OTP' | 'CONNECT'
  answers: Map<string, unknown>
  /** Called with each request before it is answered. */
  onPosted(request: FramePosted): void
  /** The requests of the page, oldest first. */
  posted: readonly FramePosted[]
  /** The names of the requests since a position in `posted`, without those that set the page's data. */
  names(since?: number): readonly string[]
  count(name: string): number
  last(name: string): FramePosted['payload'] | null
  /** Leaves requests of a name without an answer from now on. */
  hold(name: string): void
  /** Answers the requests of a name that are without an answer, and further ones at once. */
  release(name: string): void
  /** Answers the oldest open request of a name with an error. `payload`: undefined if it has none. */
  refuse(name: string, payload: unknown): void
  /** Posts a message that answers no request. */
  emit(name: string, payload: object): void
  /** The frame loads itself again. */
  reload(): void
  /** A script of the page removes the frame. */
  remove(): void
}

/** Adds a scripted frame to a page whenever the page loads one. */
export function createScriptedFrame(controls: MemoryControls): ScriptedFrame {
  const posted: FramePosted[] = []
  const held = new Set<string>()
  let open: FramePosted[] = []
  let current: MemoryFrame | null = null
  let network: unknown = 1
  let preferred = 'eoa'

  const post = (data: object, from = current) =>
    queueMicrotask(() =>
      controls.emitMessage({ data, origin: frameOrigin, source: from?.window ?? null }),
    )
  const ready = () => post({ type: '@w3m-frame/READY', payload: {} })
  const account = () => {
    const { eoa, smart, solana: solanaAddress, email } = frame.user
    const isSolana = network === solana
    const hasSmart = network === 1
    const accounts = [
      { address: isSolana ? solanaAddress : eoa, type: 'eoa' },
      ...(hasSmart ? [{ address: smart, type: 'smartAccount' }] : []),
    ]
    const active = accounts.find(({ type }) => type === preferred) ?? accounts[0]
    return {
      ...(email !== null && { email }),
      address: active?.address,
      chainId: network,
      accounts,
      preferredAccountType: active?.type,
    }
  }
  const handlers: Readonly<Record<string, (payload: FramePosted['payload']) => unknown>> = {
    CONNECT_EMAIL: () => ({ action: frame.action }),
    CONNECT_SOCIAL: () => ({ ...account(), userName: 'ada' }),
    GET_FARCASTER_URI: () => ({ url: 'https://farcaster.example/1' }),
    CONNECT_FARCASTER: () => ({ userName: 'linus' }),
    IS_CONNECTED: () => ({ isConnected: frame.isConnected }),
    GET_SMART_ACCOUNT_ENABLED_NETWORKS: () => ({ smartAccountEnabledNetworks: [1] }),
    SWITCH_NETWORK({ chainId }) {
      network = chainId
      return { chainId }
    },
    SET_PREFERRED_ACCOUNT({ type }) {
      preferred = String(type)
      return { type, address: frame.user.eoa }
    },
    GET_USER({ chainId, preferredAccountType }) {
      network = chainId ?? network
      if (preferredAccountType !== undefined) preferred = String(preferredAccountType)
      return account()
    },
    RPC_REQUEST: ({ method }) => (method === 'solana_signMessage' ? { signature: '2Z' } : '0x10'),
    UPDATE_EMAIL: () => ({ action: 'VERIFY_SECONDARY_OTP' }),
    UPDATE_EMAIL_SECONDARY_OTP: () => ({ newEmail: 'new@example.com' }),
  }
  const answer = ({ name, id, payload }: FramePosted) => {
    const own = handlers[name]?.(payload)
    const given = frame.answers.has(name) ? frame.answers.get(name) : own
    post({ type: `@w3m-frame/${name}_SUCCESS`, id, ...(given !== undefined && { payload: given }) })
  }
  const receive = (message: unknown) => {
    const { type, id, payload } = fieldsOf(message)
    const name = String(type).slice('@w3m-app/'.length)
    const request = { name, id: String(id), payload: fieldsOf(payload), network }
    posted.push(request)
    frame.onPosted(request)
    if (held.has(name)) open.push(request)
    else answer(request)
  }
  controls.onFrame = (added) => {
    current = added
    added.receive = ({ message }) => receive(message)
    ready()
  }

  const frame: ScriptedFrame = {
    user: ada,
    isConnected: true,
    action: 'VERIFY_OTP',
    answers: new Map(),
    onPosted: () => {},
    posted,
    names: (since = 0) =>
      posted
        .slice(since)
        .map(({ name }) => name)
        .filter((name) => !name.startsWith('SYNC_')),
    count: (name) => posted.filter((each) => each.name === name).length,
    last: (name) => posted.filter((each) => each.name === name).at(-1)?.payload ?? null,
    hold: (name) => void held.add(name),
    release(name) {
      held.delete(name)
      const released = open.filter((each) => each.name === name)
      open = open.filter((each) => each.name !== name)
      for (const each of released) answer(each)
    },
    refuse(name, payload) {
      const request = open.find((each) => each.name === name)
      if (request === undefined) throw new Error(`${name} is not open.`)
      open = open.filter((each) => each !== request)
      const { id } = request
      post({ type: `@w3m-frame/${name}_ERROR`, id, ...(payload !== undefined && { payload }) })
    },
    emit: (name, payload) => post({ type: `@w3m-frame/${name}`, payload }),
    reload() {
      open = []
      ready()
    },
    remove() {
      if (current !== null) current.removed = true
    },
  }
  return frame
}
